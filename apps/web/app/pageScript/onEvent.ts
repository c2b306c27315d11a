/** Listens on the document, to cover elements that a live page renders later. */
export function onEvent(
  type: string,
  selector: string,
  handle: (element: HTMLElement, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) handle(element, event);
  });
}
