import type { SiteWords } from "@mortgage-kit/content/words";

/** Texts of the notice, which the build defines. */
declare const failedPart: SiteWords["failedPart"];

/** Delays of the retries that are left, in milliseconds. */
const delays = [1_000, 5_000, 20_000];

/**
 * Watches the script of the page's live parts. If it fails to load, a notice above each part says so, and
 * the script is requested again. The notice has a link that reloads the page.
 */
function failedParts(): void {
  // Errors of elements do not bubble.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
      showNotices();
      const delay = delays.shift();
      if (delay) setTimeout(retry, delay, target, delay);
    },
    true,
  );
}

/**
 * Requests the files of a failed script again, at other addresses: older browsers remember the failure
 * of a module by its address.
 */
function retry(failed: HTMLScriptElement, delay: number): void {
  failed.remove();
  for (const [file] of (failed.src || failed.textContent).matchAll(/\/assets\/[^"?]+/g)) {
    const again = document.createElement("script");
    again.type = "module";
    again.src = `${file}?${delay}`;
    document.body.append(again);
  }
}

/** Shows a notice above each part, which the part removes once its script runs. */
function showNotices(): void {
  if (document.querySelector("[data-failed-part]")) return;
  const notice = `<p data-failed-part role=alert><b>${failedPart.text} <a href>${failedPart.reload}</a></b>`;
  for (const part of document.querySelectorAll("[data-live]")) {
    part.insertAdjacentHTML("beforebegin", notice);
  }
}

/** Script of the pages with live parts. */
failedParts();
