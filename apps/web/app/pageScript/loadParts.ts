import type { SiteWords } from "@mortgage-kit/content/words";
import { onceOnScreen } from "./onceOnScreen.ts";

/** Texts of the notice, which the build defines. */
declare const failedPart: SiteWords["failedPart"];

/** Delays of the retries that are left, in milliseconds. */
const delays = [1_000, 5_000, 20_000];

const places = [...document.querySelectorAll<HTMLElement>("[data-script]")];
const parts = places.map(({ dataset }) => dataset.script ?? "");
/** Files of the page's live parts, and before them the files that these import. */
const files = [...places.flatMap(({ dataset }) => dataset.imports?.split(" ") ?? []), ...parts];

/** Fetches the files of the page's live parts at once, and runs them after the first paint. */
function loadParts(): void {
  // Safari before 17 preloads no modules, and would fetch the files one after the other.
  const canPreload = document.createElement("link").relList.supports("modulepreload");
  const addresses = canPreload ? files : parts;
  for (const href of addresses) {
    const preload = { rel: "modulepreload", href, fetchPriority: "low" };
    document.head.append(Object.assign(document.createElement("link"), preload));
  }
  onceOnScreen(() => run(addresses));
}

/**
 * Runs each file in a task of its own, because one task for all would block the page. Retries use
 * other addresses, because older browsers remember the failure of a module by its address.
 */
async function run(addresses: readonly string[]): Promise<void> {
  try {
    for (const address of addresses) {
      await import(address);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    showNotices();
    const delay = delays.shift();
    const again = parts.map((file) => `${file}?${delay}`);
    if (delay) setTimeout(run, delay, again);
  }
}

/** Shows a notice with a link that reloads above each part, which the part removes once it runs. */
function showNotices(): void {
  if (document.querySelector("[data-failed-part]")) return;
  const notice = `<p data-failed-part role=alert><b>${failedPart.text} <a href>${failedPart.reload}</a></b>`;
  for (const part of document.querySelectorAll("[data-live]")) {
    part.insertAdjacentHTML("beforebegin", notice);
  }
}

loadParts();
