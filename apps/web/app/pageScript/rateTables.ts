import { writeCase } from "@mortgage-kit/calculator-engine/case";
import type { RatesFile } from "@mortgage-kit/content";
import { caseAt, hasApr, rateChoices, rowsFor } from "../rates/rateChoices.ts";
import { language } from "./showRates.ts";

/** Gives each table a row for every rate of now, also for those that the build did not know. */
export function updateTables({ rates, basis }: RatesFile): void {
  const [anyRow] = document.querySelectorAll<HTMLElement>("tr[data-rate-key]");
  const { publishers = "{}" } =
    document.querySelector<HTMLElement>("[data-publishers]")?.dataset ?? {};
  const licences: Readonly<Record<string, string>> = JSON.parse(publishers);
  const list = new Intl.ListFormat(document.documentElement.lang);
  for (const choice of rateChoices) {
    const place = document.querySelector(`[data-rate-choice=${choice.id}]`);
    const body = place?.querySelector("tbody");
    if (!place || !body || !anyRow) continue;
    const { shared, rows, ...by } = rowsFor(
      choice,
      rates,
      ({ texts }) => texts[language].conditions,
    );
    const own = [...body.querySelectorAll<HTMLElement>("tr")];
    body.replaceChildren(
      ...rows.map(({ rate, note }) => {
        const row = own.find(({ dataset }) => dataset.rateKey === rate.key) ?? clone(anyRow);
        row.dataset.rateKey = rate.key;
        write(row, "[data-note]", note);
        for (const link of row.querySelectorAll("a"))
          link.hash = writeCase(caseAt(rate, basis)) ?? "";
        for (const apr of row.querySelectorAll<HTMLElement>("[data-has-apr]"))
          apr.hidden = !hasApr(rate);
        return row;
      }),
    );
    write(place, "[data-shared]", shared);
    write(
      place,
      "[data-published-by]",
      list.format(by.publishers.map((name) => licences[name] ?? name)),
    );
    const choose = document.querySelector(`[value=${choice.id}]`)?.closest("label");
    if (choose) choose.hidden = rows.length === 0;
  }
}

const clone = (row: HTMLElement) => row.cloneNode(true) as HTMLElement;

/** Replaces the text of the first element in a place that a selector matches. */
export function write(place: Element, selector: string, text: string): void {
  const element = place.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
