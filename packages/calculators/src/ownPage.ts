"use client";

import type { OwnPage } from "./Host.tsx";
import { ArrivedNumbers } from "./result/shareLink/ArrivedNumbers.tsx";
import { takeInitialFragment } from "./result/shareLink/arrivedFragment.ts";

// Runs on load, so that numbers from a link leave the URL as early as possible.
if (typeof location !== "undefined") {
  takeInitialFragment();
  forgetOpenedAgain();
}

/**
 * Forgets the answers of a page that its own link opens again, so that it starts at its first step.
 * Browsers keep the history's entry for a link to the same address, as for a reload and Back.
 */
function forgetOpenedAgain(): void {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type === "navigate" && history.state) history.replaceState(null, "");
}

/** Reloads the page, unless the visitor would get the browser's error page instead. */
const reload = () =>
  void fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => {},
  );

/** Value of `host.ownPage` for a page dedicated to one calculator. */
export const ownPage: OwnPage = { ArrivedNumbers, reload };
