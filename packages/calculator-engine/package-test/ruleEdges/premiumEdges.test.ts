import fc from "fast-check";
import { test } from "vitest";
import { mortgageInsurance } from "../../src/canada/mortgageInsurance.ts";
import { longAmortizationBuyers } from "../../src/canada/rules/eligibleMortgage.ts";
import { insurancePremium, type PremiumRule } from "../../src/canada/rules/insurancePremium.ts";
import type { Province } from "../../src/canada/rules/landTransferTaxBrackets.ts";
import { premiumSalesTax } from "../../src/canada/rules/premiumSalesTax.ts";
import { edgeDays, edgesIn, expectOnBothSides, setTo } from "./edges.ts";

const price = 400_000;
/** Percentage points of loan to value, from almost 0 to less than the width of a tier. */
const points = fc.double({ min: 0.001, max: 4, noNaN: true });
const upTos = ({ rows }: Pick<PremiumRule, "rows">) => rows.map(([upTo]) => upTo);

/** Returns the percentage of the lowest tier that covers a loan to value. */
function tier(
  { rows, nonTraditional }: Pick<PremiumRule, "rows" | "nonTraditional">,
  loanToValue: number,
  isBorrowed: boolean,
) {
  const fits = rows.filter(([upTo]) => upTo >= loanToValue - 1e-9);
  return isBorrowed && fits.length === 1 ? nonTraditional : (fits[0]?.[1] ?? Number.NaN);
}

const purchase = (loanToValue: number) => ({
  price,
  downPayment: price - (price * loanToValue) / 100,
  province: "BC" as const,
});
/** Limits a loan to value, in percent, to the range that requires insurance and can be insured. */
const insurable = (loanToValue: number) => Math.min(95, Math.max(80.01, loanToValue));

test.each(
  edgeDays<PremiumRule>({ insurancePremium }).flatMap((day) => [
    { ...day, day, isBorrowed: false, how: "own money" },
    { ...day, day, isBorrowed: true, how: "borrowed money" },
  ]),
)("$id on $on prices a loan by its tiers, with $how put down", ({ day, isBorrowed }) => {
  const { on, others: rules } = day;
  expectOnBothSides(day, {
    edges: edgesIn(day.rule, upTos),
    from: points,
    figure: (loanToValue) =>
      mortgageInsurance({
        ...purchase(insurable(loanToValue)),
        borrowedDownPayment: isBorrowed,
        on,
        rules,
      }).premiumRate ?? 0,
    worth: (value, loanToValue) => tier(value, insurable(loanToValue), isBorrowed),
  });
});

test.each(edgeDays<PremiumRule>({ insurancePremium }))(
  "$id on $on adds its surcharge above its years and insures none above its maximum",
  (day) => {
    const rules = setTo(day.others, longAmortizationBuyers, () => "anybody");
    const bought = (amortizationYears: number) =>
      mortgageInsurance({ ...purchase(95), amortizationYears, on: day.on, rules });
    expectOnBothSides(day, {
      edges: edgesIn(day.rule, ({ standardYears, longestYears }) => [standardYears, longestYears]),
      from: points,
      figure: (years) => bought(years).premiumRate ?? 0,
      worth: (value, years) => {
        const fives = Math.ceil(Math.max(0, years - value.standardYears) / 5);
        const percent = tier(value, 95, false) + fives * value.longAmortization;
        return years > value.longestYears ? 0 : percent;
      },
    });
  },
);

test.each(edgeDays<number>(premiumSalesTax))("$id on $on is charged on a premium", (day) => {
  const { on, others: rules, rule } = day;
  const province = rule.place as Province;
  const insured = (loanToValue: number) =>
    mortgageInsurance({ ...purchase(insurable(loanToValue)), province, on, rules });
  expectOnBothSides(day, {
    edges: [85, 90, 95],
    from: points,
    figure: (loanToValue) => insured(loanToValue).salesTax ?? 0,
    worth: (percent, loanToValue) => ((insured(loanToValue).premium ?? 0) * percent) / 100,
  });
});
