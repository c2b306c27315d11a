import { adChoice } from "./adChoice.ts";
import { visitConversion } from "./clickEvents.ts";

/** Matches a fragment with a calculator's private inputs, as it is or escaped, for no ad tag to read. */
const privateFragment = /^#\w+[=%]/;
const retryMs = 250;
/** Waits for a calculator to remove the fragment; on other pages it stays, and no tag loads. */
const timeoutMs = 60_000;

/** Loads the ad tag, if one is configured and the visitor allowed it, and reports the page's path. */
export function adTag(waitedMs = 0): void {
  const { adTag: id } = document.documentElement.dataset;
  if (!id || adChoice() !== "allowed") return;
  if (privateFragment.test(location.hash)) {
    if (waitedMs < timeoutMs) setTimeout(adTag, retryMs, waitedMs + retryMs);
    return;
  }
  if (!window.gtag) loadTag(id);
  window.gtag?.("config", id, { page_path: location.pathname });
  visitConversion();
}

function loadTag(id: string): void {
  const queue: unknown[] = [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag requires the arguments object itself.
    queue.push(arguments);
  };
  window.gtag("js", new Date());
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
