/** Downloads a file, without a network request. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // By the next task the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Returns true in a frame, whose page may forbid downloads without a sign. */
export const isFramed = () => window.self !== window.top;

/** Returns a portable file name: lower-case words joined by hyphens, without accents or punctuation. */
export function fileName(name: string, ending: string): string {
  const plain = name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join("-")}.${ending}`;
}
