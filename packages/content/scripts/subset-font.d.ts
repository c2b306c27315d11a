declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default subsetFont;
}
