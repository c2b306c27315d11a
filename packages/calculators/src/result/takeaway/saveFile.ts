/** The mark without which spreadsheets misread letters beyond the plain ones. */
const byteOrderMark = "\uFEFF";

/** Hands a text to the browser to keep as a file. Nothing is asked of the network. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(
    new Blob([byteOrderMark, text], { type: `${type};charset=utf-8` }),
  );
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
