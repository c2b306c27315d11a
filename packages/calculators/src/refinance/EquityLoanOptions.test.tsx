import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleHost } from "../../testing/exampleHost.ts";
import { calculators, languageCodes } from "../calculators.ts";
import { HostProvider } from "../Host.tsx";
import { LanguageProvider } from "../language/LanguageProvider.tsx";
import { loadResult } from "../result/useLoadedResult.ts";
import { EquityLoanOptions, type RefinancedMortgage } from "./EquityLoanOptions.tsx";
import { equityLoansWords as english } from "./equityLoans.en.ts";
import { equityLoansWords as french } from "./equityLoans.fr.ts";

const mortgage: RefinancedMortgage = {
  balance: 350_000,
  yearsRemaining: 20,
  currentRate: 3.5,
  newRate: 4.75,
  months: 24,
  charge: 3_100,
  closingCosts: 1_500,
  homeValue: 700_000,
  compounding: "semi-annual",
  isForTerm: true,
};

async function textOf(code: "en" | "fr", changes: Partial<RefinancedMortgage> = {}) {
  const view = await calculators.refinance[code]();
  const loaded = await loadResult(view);
  if (!loaded) throw new Error("The result has only its estimate.");
  const { format } = loaded.words.engineWords;
  return renderToStaticMarkup(
    <HostProvider host={exampleHost}>
      <LanguageProvider language={view.language} resultWords={loaded.words}>
        <EquityLoanOptions
          mortgage={{ ...mortgage, ...changes }}
          words={code === "en" ? english : french}
          format={format}
          askNumber={(kind, { label, hint }, value) => `[${label}: ${value} ${kind}. ${hint}]`}
        />
      </LanguageProvider>
    </HostProvider>,
  )
    .replace(/<[^>]+>/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00a0", " ");
}

test("names the cheapest option and how much more a refinance costs", async () => {
  const text = await textOf("en");
  expect(text).toContain("Over the 2 years left of your term, a line of credit");
  // 23,497 of the present mortgage, 5.75 % of 50,000 for two years, and 1,500 of fees.
  expect(text).toContain("costs the least: about $30,750 of interest, charge and fees.");
  expect(text).toContain("That is about $10,360 less than a refinance of it all.");
  expect(text).toMatch(/\|Refinance of it all\|.*\|\$36,508\|.*\|\$4,600\|.*\|\$41,108\|/);
  expect(text).toContain("At most $210,000 by a refinance, $210,000 by a line and $210,000 by a");
});

test("marks rates that the visitor did not enter as assumed", async () => {
  const text = await textOf("en");
  expect(text).toContain("[Rate of a line of credit: 5.75 percent. Assumed: 1 point above");
  expect(text).toContain("[Rate of a second mortgage: 9.75 percent. Assumed: 5 points above");
  expect(text).toContain("A line reaches 65% of it, all loans together 80%");
});

test("marks options that are not possible, and names no cheapest if none is", async () => {
  expect(await textOf("en", { balance: 10_000, homeValue: 70_000 })).toContain(
    "|Line of credit beside it (does not fit)|",
  );
  expect(await textOf("en", { homeValue: 450_000 })).toContain(
    "$50,000 is more than any of the three may reach.",
  );
});

describe.each(languageCodes)("in %s", (code) => {
  test.each([
    {},
    { homeValue: null },
    { newRate: 100, currentRate: 100 },
    { balance: 1e12, homeValue: 1e12, closingCosts: 1e12, yearsRemaining: 100 },
    { yearsRemaining: 1 / 12, months: 1, isForTerm: false, charge: 0 },
  ])("shows every figure with %o", async (changes) => {
    expect(await textOf(code, changes)).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
  });
});
