import type { Brokerage } from "@simcoe/content";

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...args: unknown[]) => void;
  }
}

/** The brokerage's ad tag and the conversions it counts; all unset unless the brokerage has them. */
export type AdTag = Brokerage["adTag"];

/** Loads the ad tag if the brokerage configured one; otherwise nothing is loaded. */
export function loadAdTag({ id }: AdTag): void {
  if (!id || window.gtag) return;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag reads the arguments object itself.
    queue.push(arguments);
  };
  window.gtag("js", new Date());
  window.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
