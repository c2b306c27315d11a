import { isHandOverFragment } from "./handOver.ts";
import { isShareFragment } from "./shareLink.ts";

/** Takes numbers out of the address, so that nothing which counts visits sees them there. */
export function takeNumbers({ hash }: { hash: string }): string | null {
  if (!isShareFragment(hash) && !isHandOverFragment(hash)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return hash;
}

// As soon as this code is read, which is before any other code of the page runs.
let arrived = typeof location === "undefined" ? null : takeNumbers(location);

/** The fragment with numbers that the page was opened with, once. */
export function takeArrivedFragment(): string | null {
  const fragment = arrived;
  arrived = null;
  return fragment;
}
