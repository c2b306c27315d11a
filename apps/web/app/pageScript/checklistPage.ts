import { onEvent } from "./onEvent.ts";

checklist();

function checklist(): void {
  const lists = [...document.querySelectorAll<HTMLElement>("[data-checklist]")];
  for (const list of lists) list.addEventListener("change", () => writeMail(list));
  // Only now has every browser restored the ticks of a page that is opened again.
  addEventListener("pageshow", () => lists.forEach(writeMail));
  // The print button works only with scripts, so a script shows it.
  for (const tools of document.querySelectorAll<HTMLElement>("[data-print-tools]")) {
    tools.hidden = false;
  }
  onEvent("click", "[data-print]", () => print());
}

/** Writes what is ticked and what is missing into the link that begins a mail. */
function writeMail(list: HTMLElement): void {
  const link = list.querySelector<HTMLAnchorElement>("a[data-mail]");
  if (!link) return;
  const { start = "", have = "", missing = "" } = link.dataset;
  const part = (title: string, isTicked: boolean) => {
    const inputs = [...list.querySelectorAll<HTMLInputElement>("input")];
    const found = inputs.filter(({ checked }) => checked === isTicked);
    return found.length > 0 ? [`${title}:`, ...found.map(({ value }) => `- ${value}`), ""] : [];
  };
  const body = [start, "", ...part(have, true), ...part(missing, false)].join("\r\n");
  link.href = `${link.href.split("&body=")[0]}&body=${encodeURIComponent(body)}`;
}
