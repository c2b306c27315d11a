/** Returns a portable file name: lower-case words joined by hyphens, without accents or punctuation. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join("-")}.${ending}`;
}
