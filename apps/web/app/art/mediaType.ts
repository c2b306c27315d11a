const mediaTypes: Record<string, string> = {
  avif: "image/avif",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

export function mediaType(name: string): string {
  const type = mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
  if (!type) throw new Error(`${name} is no picture: ${Object.keys(mediaTypes).join(", ")}.`);
  return type;
}
