import { type PaymentFrequency, paymentsPerYear } from "@mortgage-kit/calculator-engine";
import { type City, type Province, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";

/** Returns the schema of an input that may be omitted but not be `undefined`. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.exactOptional();

const numberFrom = (what: string, min: number, max: number) => {
  const rule = `must be ${what} from ${min} to ${max}`;
  return z.number(rule).min(min, rule).max(max, rule);
};
export const money = (what: string) =>
  numberFrom("a number of dollars", 0, 1e12).describe(`${what}, Canadian dollars`);
const percent = (what: string) =>
  numberFrom("a percentage (5.5 for 5.5 %)", 0, 100).describe(`${what}, percent a year`);
const years = (what: string) => {
  const rule = "must be a number of years from a twelfth to 100";
  return z
    .number(rule)
    .min(1 / 12, rule)
    .max(100, rule)
    .describe(`${what}, years`);
};

export const price = money("Purchase price");
export const downPayment = money("Down payment");
export const dollarsOf = (what: string) => optional(money(what));
export const yesOrNo = (what: string) => z.boolean("must be true or false").describe(what);
export const yes = (what: string) => optional(yesOrNo(what));
export const principal = money("Amount borrowed");
export const balance = money("Owing today");
export const annualRate = percent("Interest rate in the contract");
export const rateOf = percent;
export const amortizationYears = years("Time until the loan is repaid");
export const yearsOf = years;
export const wholeMonths = (what: string) => {
  const rule = "must be a whole number of months from 0 to 1200";
  return z.int(rule).min(0, rule).max(1200, rule).describe(`${what}, months`);
};
export const shareOf = (what: string) => numberFrom("a percentage", 0, 100).describe(what);
export const annualIncome = numberFrom("a number of dollars", 0.01, 1e12).describe(
  "Gross household income, dollars a year",
);

const provinces = Object.keys(rules.provincialTransfer) as Province[];
const territories =
  "YT, NT and NU levy no land transfer tax, and what their land titles offices charge is not kept here: say so, and count with no province in their place";
export const province = z
  .enum(provinces, `must be one of ${provinces.join(", ")}; ${territories}`)
  .describe("Province, two letters");

const cities = Object.keys(rules.municipalTransfer) as City[];
export const city = optional(
  z
    .enum(cities, `must be one of ${cities.join(", ")}, or left out`)
    .describe("City with a transfer tax of its own"),
);

export const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
export const frequency = optional(
  z
    .enum(frequencies, `must be one of ${frequencies.join(", ")}`)
    .describe("How often it is paid; monthly unless given"),
);

const compoundings = ["semi-annual", "monthly", "quarterly", "annual"] as const;
export const compounding = optional(
  z
    .enum(compoundings, `must be one of ${compoundings.join(", ")}`)
    .describe(
      "Semi-annual unless given, as fixed rates in Canada; variable rates are often monthly",
    ),
);

export const on = optional(
  z.iso
    .date("must be a day such as 2026-11-20")
    .describe("The day whose rules apply; today unless given"),
);

export const newlyBuilt = yes("Whether nobody has lived in the home before");

const homes = "must be a whole number from 1 to 4";
export const units = optional(
  z.int(homes).min(1, homes).max(4, homes).describe("Homes in the building, 1 unless given"),
);
const occupancies = ["owner", "owner-and-rental", "second-home", "rental"] as const;
export const occupancy = optional(
  z
    .enum(occupancies, `must be one of ${occupancies.join(", ")}`)
    .describe("Who lives there; owner unless given"),
);

export const loan = { principal, annualRate, amortizationYears, frequency, compounding, on };
