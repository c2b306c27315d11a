import { reportEvent, trackConversionClick } from "./gtag.ts";
import { onEvent } from "./onEvent.ts";

/** Telephone and mail links, and any other that is marked. */
const links = 'a[href^="tel:"],a[href^="mailto:"],[data-conversion]';

/** Reports clicks on telephone and mail links as conversions, and follows them. */
export function conversions(navigate?: (url: string) => void): void {
  onEvent("click", links, (link, event) => {
    event.preventDefault();
    const { clickConversion } = document.documentElement.dataset;
    trackConversionClick(link.getAttribute("href") ?? "", clickConversion, navigate);
  });
}

/** Reports clicks on elements that are marked with the name of an event. */
export function clickEvents(): void {
  onEvent("click", "[data-click-event]", ({ dataset }) =>
    reportEvent(dataset.clickEvent ?? "", {
      event_category: dataset.eventCategory,
      event_label: dataset.eventLabel,
    }),
  );
}

/** Reports the visit itself as a conversion, on a page that is marked with one. */
export function visitConversion(): void {
  const page = document.querySelector<HTMLElement>("[data-visit-conversion]");
  if (page) reportEvent("conversion", { send_to: page.dataset.visitConversion });
}
