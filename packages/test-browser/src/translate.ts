/**
 * Replaces every text below a node, or in its shadow root, as a browser's translation does: by a copy in
 * two `font` elements. Runs inside the page.
 */
export function translate(root: Node = document.body): void {
  const walker = document.createTreeWalker(
    (root as Partial<Element>).shadowRoot ?? root,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest("font, script, style");
    if (isLeft || !text.data.trim()) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
