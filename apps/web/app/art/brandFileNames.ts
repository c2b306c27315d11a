export const brandFileNames = [
  "logo.svg",
  "logo.png",
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
] as const;

export type BrandFileName = (typeof brandFileNames)[number];
