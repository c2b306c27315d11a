/**
 * Lists the problems that the owner has to correct, in the calculator's place and in the console.
 */
export function showProblems(root: ShadowRoot, title: string, problems: readonly string[]): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a page's owner looks.
  for (const problem of problems) console.error(`<mortgage-calculator>: ${problem}`);
  const box = Object.assign(document.createElement("div"), { className: "problems" });
  box.append(...[title, ...problems].map(paragraph));
  root.replaceChildren(box, document.createElement("slot"));
}

function paragraph(text: string): HTMLParagraphElement {
  return Object.assign(document.createElement("p"), { textContent: text });
}
