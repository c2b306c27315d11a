/** Returns a name in the notation of CSS: `fontSize` as `font-size`. */
export const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a token's custom property without dashes, `ui-background-on-action` for
 * `background.onAction`: a name of the package's contract, for brands in plain CSS.
 */
export const customProperty = (path: readonly string[]) => `ui-${path.map(kebab).join("-")}`;
