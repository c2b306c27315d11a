import { paymentsPerYear } from "@mortgage-kit/calculator-engine";
import { type City, type Province, rules } from "@mortgage-kit/calculator-engine/canada";
import {
  amount,
  monthCount,
  percentage,
  positiveAmount,
  yearCount,
} from "@mortgage-kit/calculator-engine/define";
import { z } from "zod";

/** Returns the schema of an input that may be omitted but not be `undefined`. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.exactOptional();

/** Returns the schema of a number with the range of the engine's rule. */
const within = ({ min, max }: { min: number; max: number }, what: string) => {
  const rule = `${what} from ${min} to ${max}`;
  return z.number(rule).min(min, rule).max(max, rule);
};

/** Returns the schema of one of some texts. */
export const oneOf = <const Value extends string>(values: readonly Value[], more = "") =>
  z.enum(values, `one of ${values.join(", ")}${more}`);

const withUnit = (what: string, unit: string) => [what, unit].filter(Boolean).join(", ");

/** Without a text, the name of the input says enough. */
export const money = (what = "") =>
  within(amount, "a number of dollars").describe(withUnit(what, "dollars"));
export const rateOf = (what: string) =>
  within(percentage, "a percentage (5.5 for 5.5 %)").describe(`${what}, percent a year`);
/** Percentage that is not a rate over time. */
export const shareOf = (what: string) => within(percentage, "a percentage").describe(what);
export const yearsOf = (what = "") =>
  within(yearCount, "a number of years").describe(withUnit(what, "years"));
const wholeMonths = (what: string) => {
  const rule = `a whole number of months from ${monthCount.min} to ${monthCount.max}`;
  return z
    .int(rule)
    .min(monthCount.min, rule)
    .max(monthCount.max, rule)
    .describe(`${what}, months`);
};
export const dollarsOf = (what?: string) => optional(money(what));
export const flag = (what: string) => z.boolean("true or false").describe(what);
export const optionalFlag = (what: string) => optional(flag(what));

export const price = money();
export const downPayment = money();
export const principal = money("Amount borrowed");
export const balance = money("Owing today");
export const annualRate = rateOf("Contract rate");
export const amortizationYears = yearsOf();
export const yearsRemaining = yearsOf("Left of the amortization");
export const monthsRemaining = wholeMonths("Left of the present term; 0 at renewal");
export const annualIncome = within(positiveAmount, "a number of dollars").describe(
  "Gross household income, dollars a year",
);

const provinces = Object.keys(rules.provincialTransfer) as Province[];
const territories =
  "; YT, NT and NU levy no land transfer tax, and the fees of their land titles offices are not included: say so, and do not use a province in their place";
export const province = oneOf(provinces, territories).describe("Province, two letters");

export const city = optional(
  oneOf(Object.keys(rules.municipalTransfer) as City[], ", or left out").describe(
    "City with a transfer tax of its own",
  ),
);

export const frequency = optional(
  oneOf(Object.keys(paymentsPerYear) as (keyof typeof paymentsPerYear)[]).describe(
    "Payment frequency; monthly unless given",
  ),
);

export const compounding = optional(
  oneOf(["semi-annual", "monthly", "quarterly", "annual"]).describe(
    "semi-annual unless given; variable rates are often monthly",
  ),
);

export const on = optional(z.iso.date("a day such as 2026-11-20").describe("Today unless given"));

export const newlyBuilt = optionalFlag("Never lived in before");

const homes = "a whole number from 1 to 4";
export const units = optional(
  z.int(homes).min(1, homes).max(4, homes).describe("Homes in the building; 1 unless given"),
);
export const occupancy = optional(
  oneOf(["owner", "owner-and-rental", "second-home", "rental"]).describe(
    "Who lives there; owner unless given",
  ),
);

export const loan = { principal, annualRate, amortizationYears, frequency, compounding };
