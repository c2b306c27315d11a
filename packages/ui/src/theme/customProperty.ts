/** Returns a name in the notation of CSS: `fontSize` as `font-size`. */
export const kebab = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the custom property's name of a token, without dashes: `ui-background-on-action` for
 * `background.onAction`. These names are part of the package's contract, so that a brand can be written
 * in plain CSS.
 */
export const customProperty = (path: readonly string[]) => `ui-${path.map(kebab).join("-")}`;
