import type { SiteWords } from "@mortgage-kit/content/words";

/** Texts of the notice, which the build defines. */
declare const failedPart: SiteWords["failedPart"];

/** Delays of the retries after a failed one, in milliseconds. */
const delays = [1_000, 5_000, 20_000];

/**
 * Watches the script of the page's live parts. If it fails to load, a notice above each part says so, and
 * the script is requested again. The notice has a link that reloads the page.
 */
function failedParts(): void {
  let retries = 0;
  // Errors of elements do not bubble.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
      showNotices();
      const delay = delays[retries];
      retries += 1;
      if (delay !== undefined) setTimeout(() => retry(target, retries), delay);
    },
    true,
  );
}

/**
 * Requests the files of a failed script again, at other addresses: older browsers remember the failure
 * of a module by its address.
 */
function retry(failed: HTMLScriptElement, count: number): void {
  const files = failed.src ? [failed.src] : (failed.textContent.match(/\/[^"]+\.js/g) ?? []);
  const again = files.map((file) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = `${file.split("?")[0]}?retry=${count}`;
    return script;
  });
  failed.replaceWith(...again);
}

/** Shows a notice above each part, which the part removes once its script runs. */
function showNotices(): void {
  if (document.querySelector("[data-failed-part]")) return;
  for (const part of document.querySelectorAll("[data-live]")) {
    const notice = document.createElement("p");
    notice.dataset.failedPart = "";
    notice.role = "alert";
    // The styles of what scripts add may be missing too.
    notice.style.cssText = "padding:1rem;text-align:center;font-weight:600";
    const reload = document.createElement("a");
    reload.href = "";
    reload.textContent = failedPart.reload;
    notice.append(`${failedPart.text} `, reload);
    part.before(notice);
  }
}

/** Script of the pages with live parts. */
failedParts();
