/** The mark without which spreadsheets misread letters beyond the plain ones. */
const byteOrderMark = "\uFEFF";

/** Hands a text to the browser to keep as a file. Nothing is asked of the network. */
export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([byteOrderMark, text], { type: `${type};charset=utf-8` }));
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
