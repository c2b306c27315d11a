const placeholders = /\{(\w+)\}/g;
const misspelledHole = /\{[{\s]\s*(\w+)[\s}]*\}/;

/**
 * Replaces each `{name}` of a text by its value. Throws for a name without a value, and for one in doubled
 * braces or between spaces, so that no reader sees braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const [written, misspelled] = misspelledHole.exec(text) ?? [];
  if (written)
    throw new Error(`The text "${text}" must have {${misspelled}} instead of ${written}.`);
  return text.replace(placeholders, (_, name: string) => {
    if (!Object.hasOwn(values, name)) {
      throw new Error(`The text "${text}" has no value for {${name}}.`);
    }
    return String(values[name]);
  });
}

/** Figures of law and market practice that texts cite as `{name}`, with their values in words. */
export type Figures = Readonly<Record<string, string>>;

/** Returns a copy of the content with figures filled into all texts, at any depth. */
export function fillFiguresIn<T extends object>(content: T, figures: Figures): T {
  const filled = (value: unknown): unknown => {
    if (typeof value === "string") return fill(value, figures);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]));
  };
  return filled(content) as T;
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
