import { reportEvent, trackConversionClick } from "./gtag.ts";
import { onEvent } from "./onEvent.ts";

const links = 'a[href^="tel:"],a[href^="mailto:"],[data-conversion]';

/** Reports clicks on these links as conversions, then follows the link. */
export function conversions(navigate?: (url: string) => void): void {
  onEvent("click", links, (link, event) => {
    event.preventDefault();
    const { clickConversion } = document.documentElement.dataset;
    trackConversionClick(link.getAttribute("href") ?? "", clickConversion, navigate);
  });
}

export function clickEvents(): void {
  onEvent("click", "[data-click-event]", ({ dataset }) =>
    reportEvent(dataset.clickEvent ?? "", {
      event_category: dataset.eventCategory,
      event_label: dataset.eventLabel,
    }),
  );
}

/** Reports the visit of a page that counts it, once the tag is there: at once, or after consent. */
export function visitConversion(): void {
  const page = document.querySelector<HTMLElement>("[data-visit-conversion]");
  if (!page || !window.gtag) return;
  reportEvent("conversion", { send_to: page.dataset.visitConversion || undefined });
  delete page.dataset.visitConversion;
}
