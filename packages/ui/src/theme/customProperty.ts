/** Returns a name in the notation of CSS: `fontSize` as `font-size`. */
export const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a token's property without dashes: `ui-background-on-action` of `background.onAction`.
 * These names are part of the package's contract, so that a brand can be written in plain CSS.
 */
export const customProperty = (path: readonly string[]) => `ui-${path.map(kebab).join("-")}`;
