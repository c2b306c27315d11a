/** Returns the words of the open page that the end of a line divides, but for those too long for a phone. */
export function dividedWords(): string[] {
  const mostLetters = 13;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const divided: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const part = text.parentElement;
    if (!part?.checkVisibility({ visibilityProperty: true })) continue;
    if (part.closest("code, option, [aria-hidden=true]")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > mostLetters) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      // An initial, which is higher, shares a line with the rest of its word.
      if (first && others.some(({ top }) => top >= first.bottom - 1)) divided.push(word);
    }
  }
  return divided;
}
