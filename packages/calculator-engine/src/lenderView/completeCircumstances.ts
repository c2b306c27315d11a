import { compoundingsPerYear } from "../canada/compoundingsPerYear.ts";
import { flag } from "../canada/optionalField.ts";
import { transferSchedules } from "../canada/rules/transferSchedules.ts";
import { checkInputs } from "../checkInputs.ts";
import { amount, date, type FieldRule, none, oneOf, percentage, years } from "../fieldRules.ts";

const orUnknown =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === null
      ? none
      : rule(field, inputs).map((issue) => ({ ...issue, rule: `${issue.rule}, or null` }));

/** What each circumstance may hold, whichever view asks for it; cities are checked where they are used. */
const fieldRules: Readonly<Record<string, FieldRule>> = {
  on: date,
  province: oneOf(Object.keys(transferSchedules)),
  compounding: oneOf(Object.keys(compoundingsPerYear)),
  municipalRate: orUnknown(percentage),
  ownedHome: oneOf(["recently", "earlier", "never"]),
  citizenOrPermanentResident: flag,
  newlyBuilt: flag,
  propertyTaxRate: percentage,
  heating: amount,
  condoFees: amount,
  homePrice: orUnknown(amount),
  homeValue: orUnknown(amount),
  rateType: oneOf(["fixed", "variable"]),
  monthsRemaining: amount,
  comparisonRate: orUnknown(percentage),
  rateAfter: orUnknown(percentage),
  mortgageBalance: amount,
  mortgageRate: percentage,
  refinanceCosts: amount,
  amortizationYears: years,
};

/**
 * What was given, over the assumptions for the rest.
 *
 * @throws CalculatorInputError
 */
export function completeCircumstances<Circumstances extends object>(
  assumed: Circumstances,
  given: Partial<Circumstances>,
): Circumstances {
  const circumstances = { ...assumed, ...given };
  const asked = Object.entries(fieldRules).filter(([field]) => field in assumed);
  checkInputs(circumstances, Object.fromEntries(asked));
  return circumstances;
}
