/** A name that every system takes: lower case, without accents, spaces or punctuation. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join("-")}.${ending}`;
}
