/**
 * Calls the handler for an event on, or inside, an element that matches the selector. One listener on
 * the document serves elements that a live page draws later too.
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
