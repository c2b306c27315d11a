const placeholders = /\{(\w+)\}/g;
const misspelledHole = /\{[{\s]\s*(\w+)[\s}]*\}/;

/** Returns the names in a text's `{name}`, in order. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholders)].map(([, name = ""]) => name);

/** Returns what to write instead of a name in doubled braces or between spaces, if the text has one. */
export function spellingOf(text: string): string | undefined {
  const [written, name] = misspelledHole.exec(text) ?? [];
  return written && `{${name}} instead of ${written}`;
}

/** Replaces each `{name}` of a text. Throws for another spelling, so that no reader sees braces. */
export function replaceNames(text: string, written: (name: string) => string): string {
  const spelling = spellingOf(text);
  if (spelling) throw new Error(`The text "${text}" must have ${spelling}.`);
  return text.replace(placeholders, (_, name: string) => written(name));
}

/** Replaces each `{name}` of a text by its value. Throws for a name without a value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return replaceNames(text, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" has no value for {${name}}.`);
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
