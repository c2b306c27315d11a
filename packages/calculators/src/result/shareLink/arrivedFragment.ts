import { isCase } from "@mortgage-kit/calculator-engine/case";

let arrived: string | null = null;

/** Removes a fragment with a case from the URL, so that analytics cannot see it, and returns it. */
export function takeFragment({ hash }: { hash: string }): string | null {
  if (!isCase(hash)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return hash;
}

/** Removes the case from the URL that the page was opened with, and keeps it for the calculator. */
export function takeInitialFragment(): void {
  arrived = takeFragment(location);
}

/** Returns the fragment with a case that the page was opened with; `null` on later calls. */
export function takeArrivedFragment(): string | null {
  const fragment = arrived ?? takeFragment(location);
  arrived = null;
  return fragment;
}
