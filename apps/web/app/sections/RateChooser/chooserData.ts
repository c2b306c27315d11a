import { writeCase } from "@mortgage-kit/calculator-engine/case";
import {
  conditionsText,
  dollarText,
  fill,
  type PublishedRates,
  type RatesPage,
  type ShownRate,
} from "@mortgage-kit/content";
import { localPath } from "../../navigation/localPath.ts";
import { caseAt, rateChoices, rowsFor } from "../../rates/rateChoices.ts";
import { ratesToday, rateTexts } from "../../rates/ratesToday.ts";
import type { RenderedSite } from "../../site.ts";

/** Returns the tables of the site's rates, one for each plan of a visitor. Call it in a loader. */
export function chooserData(site: RenderedSite, page: RatesPage, { basis }: PublishedRates) {
  const { language, team, words } = site;
  const current = ratesToday(site);
  const loan = {
    principal: dollarText(basis.principal, language),
    years: basis.amortizationYears,
  };
  const { columns, use } = page.today;
  const names = team.members.map(
    ({ name, title, level }) => [name, [name, title, level].filter(Boolean).join(", ")] as const,
  );
  const publishers = Object.fromEntries(names);
  const list = new Intl.ListFormat(`${language}-CA`);
  return {
    choose: words.rates.choose,
    columns: { ...columns, payment: fill(columns.payment, loan) },
    basis: fill(page.today.basis, loan),
    use,
    separator: words.separator,
    /** Names with the licence's title and level, which the regulator requires. */
    publishers,
    publishedBy: words.rates.publishedBy.split("{names}"),
    choices: rateChoices.map((choice) => {
      const { shared, rows, ...by } = rowsFor(choice, current, (rate) =>
        conditionsText(rate, words, language),
      );
      return {
        id: choice.id,
        label: words.rates.choices[choice.id],
        shared,
        rows: rows.map(({ rate, note }) => ({
          ...rateTexts(site, rate),
          note,
          href: calculatorPath(site, rate, basis),
        })),
        by: list.format(by.publishers.map((name) => publishers[name] ?? name)),
      };
    }),
  };
}

function calculatorPath(site: RenderedSite, rate: ShownRate, basis: PublishedRates["basis"]) {
  const calculator = site.pages.find(({ path }) => path === "/resources/payment-calculator");
  return calculator && localPath(site, calculator.path) + writeCase(caseAt(rate, basis));
}

export type ChooserData = ReturnType<typeof chooserData>;
