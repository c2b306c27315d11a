import type { AdTag } from "./gtag.ts";

/**
 * Reports a click on a telephone or mail link as a conversion, then goes where the link leads. The
 * visitor gets there whatever becomes of the report.
 */
export function trackConversionClick(
  url: string | undefined,
  adTag: AdTag,
  navigate: (url: string) => void = (target) => window.location.assign(target),
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
  try {
    window.gtag("event", "conversion", {
      send_to: adTag.clickConversion,
      event_callback: () => navigate(url),
      event_timeout: 1000,
    });
  } catch (error) {
    console.error("Error tracking conversion:", error);
    navigate(url);
  }
}
