/**
 * Calls the handler for events on or inside an element that matches the selector. The listener is on
 * the document, so it also covers elements that a live page renders later.
 */
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
