import { callBack as en } from "./callBack.en.ts";
import { callBack as fr } from "./callBack.fr.ts";

export type { CallBackWords } from "./callBack.en.ts";

/** Words of call-backs and of details, by language. */
export const callBackWords = { en, fr };

/**
 * Returns the text with a value in each hole, which is a name in braces.
 *
 * @throws Error for a name without a value
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" has no value for {${name}}.`);
    return value;
  });
}
