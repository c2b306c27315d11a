import type { RatesFile } from "@mortgage-kit/content";

export const ratesPath = "/rates.json";

/** Fetches the site's rates of now; `null` if that fails. */
export const fetchRates = (): Promise<RatesFile | null> =>
  fetch(ratesPath).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
