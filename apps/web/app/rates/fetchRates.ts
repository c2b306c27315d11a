import type { RatesFile } from "@mortgage-kit/content";

/** Fetches the site's rates of now; `null` if that fails. */
export const fetchRates = (): Promise<RatesFile | null> =>
  fetch("/rates.json").then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
