/** Matches `{name}` in a text. Folders written earlier double the braces of a figure: `{{name}}`. */
export const holes = /\{\{?\s*(\w+)\s*\}?\}/g;

/**
 * Replaces each `{name}` of a text by its value. Throws for a name without a value, so that no reader
 * sees braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(holes, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" has no value for ${hole}.`);
    return String(value);
  });
}

/** Returns the text for a count, filled in. Canadian English has one form for 1, French for 0 and 1. */
export function fillCount(
  texts: { readonly one: string; readonly other: string },
  count: number,
  language: string,
): string {
  const form = new Intl.PluralRules(language).select(count);
  return fill(form === "one" ? texts.one : texts.other, { count });
}
