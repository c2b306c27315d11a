import { onEvent } from "./onEvent.ts";

checklist();

function checklist(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
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
  // The print button works only with scripts, so a script shows it.
  for (const tools of document.querySelectorAll<HTMLElement>("[data-print-tools]")) {
    tools.hidden = false;
  }
  onEvent("click", "[data-print]", () => print());
}
