import { keepAdChoice, markAdChoice } from "./adChoice.ts";
import { adTag } from "./adTag.ts";
import { onEvent } from "./onEvent.ts";

/** Listens for the visitor's answer, stores it and applies it at once: loads the tag or removes it. */
export function adAnswers(): void {
  onEvent("click", "[data-ad-answer]", ({ dataset }, event) => {
    const wasLoaded = typeof window.gtag === "function";
    const fromQuestion = (event.target as Element).closest("[data-ad-question]") !== null;
    keepAdChoice(dataset.adAnswer ?? "refused");
    markAdChoice();
    if (fromQuestion) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    if (dataset.adAnswer === "allowed") {
      if (!wasLoaded) adTag();
    } else if (wasLoaded) {
      forgetTag();
      location.reload();
    }
  });
}

/** Removes the cookies that the tag has set, for this host or for a domain above it. */
export function forgetTag(host = location.hostname): void {
  const labels = host.split(".");
  const scopes = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const [name = ""] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (!/^_(ga|gcl|gac)/.test(name)) continue;
    for (const scope of scopes) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; max-age=0; path=/${scope}`;
    }
  }
}
