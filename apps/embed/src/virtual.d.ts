declare module "virtual:calculator-styles" {
  /** The style sheets of the calculators as they work in a shadow root; written by bundle/shadowStyles.ts. */
  const css: string;
  // biome-ignore lint/style/noDefaultExport: a text that a bundler makes has no other export.
  export default css;
}
