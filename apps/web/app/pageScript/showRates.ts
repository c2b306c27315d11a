import { readFragment, writeFragment } from "@mortgage-kit/calculator-engine/case";
import type { RatesFile } from "@mortgage-kit/content";
import { longDate } from "../dates/longDate.ts";
import { fetchRates } from "../rates/fetchRates.ts";

type Rate = RatesFile["rates"][number];

const daysSince = (day: string) => Math.floor((Date.now() - Date.parse(day)) / 86_400_000);
const { lang } = document.documentElement;
export const language = lang.startsWith("fr") ? "fr" : "en";
const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options);
const percent = number({ style: "percent", minimumFractionDigits: 2 });
const dollars = number({ style: "currency", currency: "CAD", maximumFractionDigits: 0 });

/** Texts of a rate by the names of its elements. */
const texts: Readonly<Record<string, (rate: Rate) => string>> = {
  name: ({ texts }) => texts[language].name,
  conditions: ({ texts }) => texts[language].conditions,
  annualRate: ({ annualRate }) => percent.format(annualRate / 100),
  apr: ({ apr }) => percent.format(apr / 100),
  payment: ({ payment }) => dollars.format(payment),
  day: ({ day }) => longDate(day, language),
};

/** Replaces the build's rates by those of now, in the places that `prepare` may add. They stay if the fetch fails. */
export async function showRates(prepare?: (file: RatesFile) => void): Promise<void> {
  const file = await fetchRates();
  if (!file) return;
  prepare?.(file);
  for (const place of document.querySelectorAll<HTMLElement>("[data-rate-key]")) {
    // A place of the usual rate shows the one that is it now.
    const { rateIs, rateKey } = place.dataset;
    const key = rateIs ? file[rateIs as "usual" | "otherwise"] : rateKey;
    const rate = file.rates.find((one) => one.key === key);
    if (rateIs === "otherwise") place.hidden = !rate;
    for (const part of place.querySelectorAll<HTMLElement>("[data-rate]")) {
      if (part.closest("[data-rate-key]") !== place) continue;
      const text = rate ? texts[part.dataset.rate ?? ""]?.(rate) : "–";
      if (text && text !== part.textContent) replace(place, part, text);
    }
    const old = place.querySelector<HTMLElement>("[data-rate-old]");
    if (old && rate) old.hidden = daysSince(rate.day) <= file.maxAgeDays;
  }
}

/** Replaces a text, in the fragments of the place's links too. */
function replace(place: HTMLElement, part: HTMLElement, text: string): void {
  for (const link of place.querySelectorAll("a")) {
    const [, mark = ""] = /^#(\w+)=/.exec(link.hash) ?? [];
    const value = readFragment(mark, link.hash);
    if (!value) continue;
    const written = JSON.stringify(value).replaceAll(part.textContent ?? "", text);
    link.hash = writeFragment(mark, JSON.parse(written)) ?? "";
  }
  part.textContent = text;
}
