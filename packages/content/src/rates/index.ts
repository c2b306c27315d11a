// Exports what the server needs to publish rates, with the engine behind it.
export { rateKey } from "@mortgage-kit/calculator-engine/canada";
export { checkRate, optionOf, RateRefused } from "./checkRate.ts";
export { conditionsText } from "./conditionsText.ts";
export type { CurrentRate, PublishedRates, RateEntry } from "./publishedRatesSchema.ts";
export { type RatesFile, ratesFile } from "./ratesFile.ts";
