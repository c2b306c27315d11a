/** Downloads a file, without a network request. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // By the next task the download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}
