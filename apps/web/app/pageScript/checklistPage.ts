import { onEvent } from "./onEvent.ts";

/** Script of the pages with a checklist. */
checklist();

/**
 * Keeps the e-mail of a checklist in step with its ticked items, and prints the page at the press
 * of a button.
 */
function checklist(): void {
  onEvent("change", "[data-checklist] input", (input) => {
    const list = input.closest<HTMLElement>("[data-checklist]");
    const link = list?.querySelector<HTMLAnchorElement>("a[data-mail]");
    if (!list || !link) return;
    const { start = "", have = "", missing = "" } = link.dataset;
    const lines = (isTicked: boolean) =>
      [...list.querySelectorAll<HTMLInputElement>("input")]
        .filter(({ checked }) => checked === isTicked)
        .map(({ value }) => `- ${value}`);
    const part = (title: string, isTicked: boolean) => {
      const found = lines(isTicked);
      return found.length > 0 ? [`${title}:`, ...found, ""] : [];
    };
    const body = [start, "", ...part(have, true), ...part(missing, false)].join("\r\n");
    link.href = `${link.href.split("&body=")[0]}&body=${encodeURIComponent(body)}`;
  });
  // A button that only scripts can serve is shown by one.
  for (const tools of document.querySelectorAll<HTMLElement>("[data-print-tools]")) {
    tools.hidden = false;
  }
  onEvent("click", "[data-print]", () => print());
}
