import { isHandOverFragment } from "./handOver.ts";
import { isShareFragment } from "./shareLink.ts";

let arrived: string | null = null;

/** Takes numbers out of the address, so that nothing which counts visits sees them there. */
export function takeNumbers({ hash }: { hash: string }): string | null {
  if (!isShareFragment(hash) && !isHandOverFragment(hash)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return hash;
}

/** Takes the numbers that the page was opened with, for the calculator that is yet to be shown. */
export function takeOnArrival(): void {
  arrived = takeNumbers(location);
}

/** Returns the fragment with numbers that the page was opened with, only once. */
export function takeArrivedFragment(): string | null {
  const fragment = arrived ?? takeNumbers(location);
  arrived = null;
  return fragment;
}
