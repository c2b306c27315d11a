declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...args: unknown[]) => void;
  }
}

/** Longest time that a report may delay navigation, in milliseconds. */
const timeoutMs = 1000;

export function reportEvent(name: string, details: Record<string, unknown>): void {
  window.gtag?.("event", name, details);
}

/** Reports a click on a link as a conversion, then follows the link even if the report fails. */
export function trackConversionClick(
  url: string | undefined,
  conversion: string | undefined,
  navigate: (url: string) => void = (target) => location.assign(target),
): void {
  if (!url) {
    console.warn("trackConversionClick called without URL");
    return;
  }
  if (typeof window.gtag !== "function") {
    console.warn("Google Ads gtag not available, navigating without tracking");
    navigate(url);
    return;
  }
  let isGone = false;
  const go = () => {
    if (!isGone) navigate(url);
    isGone = true;
  };
  // A blocked tag never calls back.
  setTimeout(go, timeoutMs);
  try {
    reportEvent("conversion", {
      send_to: conversion,
      event_callback: go,
      event_timeout: timeoutMs,
    });
  } catch (error) {
    console.error("Error tracking conversion:", error);
    go();
  }
}
