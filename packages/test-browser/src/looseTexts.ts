/**
 * Returns the texts beside another node, or returned by a component: React changes them in place, which
 * fails once a browser's translation has replaced their nodes. The only text of an element is replaced
 * as a whole, which always works. Runs inside the page.
 */
export function looseTexts(root: ParentNode = document): string[] {
  const found: string[] = [];
  const search = (from: Node) => {
    // React marks each node that it keeps a reference to.
    const isKept = Object.keys(from).some((key) => key.startsWith("__reactFiber$"));
    if (from.nodeType === Node.TEXT_NODE && isKept) {
      found.push(`<${from.parentNode?.nodeName.toLowerCase()}> ${JSON.stringify(from.nodeValue)}`);
    }
    const shadow = (from as Partial<Element>).shadowRoot;
    for (const child of [...from.childNodes, ...(shadow ? [shadow] : [])]) search(child);
  };
  search(root);
  return found;
}
