const digit = /\p{Nd}/u;

/**
 * Returns a text with ASCII digits in place of those that keyboards of other scripts write. Unicode has
 * the ten of each script in a row.
 *
 * @example
 * asciiDigits("٢٠٢٨"); // "2028"
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    let place = 0;
    while (digit.test(String.fromCodePoint(code - place - 1))) place += 1;
    return String(place % 10);
  });
}
