declare module "virtual:calculator-styles" {
  /** Style sheets of the calculators for a shadow root, written by bundle/shadowStyles.ts. */
  const css: string;
  // biome-ignore lint/style/noDefaultExport: a generated text module has only a default export.
  export default css;
}
