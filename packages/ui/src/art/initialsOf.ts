/** Returns the first letters of the first and the last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("en-CA");
}
