/** UTF-8 byte order mark. Without it, spreadsheets misread accented letters. */
const byteOrderMark = "\uFEFF";

/** Downloads a text as a UTF-8 file, without a network request. */
export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([byteOrderMark, text], { type: `${type};charset=utf-8` }));
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // By the next task the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}
