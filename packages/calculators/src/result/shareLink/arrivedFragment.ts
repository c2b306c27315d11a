import { isHandOverFragment } from "./handOver.ts";
import { isShareFragment } from "./shareLink.ts";

let arrived: string | null = null;

/** Removes a fragment with numbers from the URL, so that analytics cannot see it, and returns it. */
export function takeFragment({ hash }: { hash: string }): string | null {
  if (!isShareFragment(hash) && !isHandOverFragment(hash)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return hash;
}

/** Removes the numbers from the URL that the page was opened with, and keeps them for the calculator. */
export function takeInitialFragment(): void {
  arrived = takeFragment(location);
}

/** Returns the fragment with numbers that the page was opened with; `null` on later calls. */
export function takeArrivedFragment(): string | null {
  const fragment = arrived ?? takeFragment(location);
  arrived = null;
  return fragment;
}
