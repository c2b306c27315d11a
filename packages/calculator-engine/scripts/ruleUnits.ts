/** Units of a rule's value, such as dollars, percent or years, by their place in the value. */
export type Units = Readonly<Record<string, string>>;

const schedule: Units = { over: "CAD", percent: "percent", base: "CAD", unit: "CAD" };
const relief: Units = { max: "CAD", fullTo: "CAD", goneAt: "CAD" };
const rebate: Units = { rate: "percent", share: "percent", ...relief };
const vacancy: Units = {
  rate: "percent of assessed value a year",
  foreignRate: "percent of assessed value a year",
  residentCredit: "CAD",
};

/** Units by rule id; the first pattern that matches applies. */
const units: readonly (readonly [ids: RegExp, units: Units])[] = [
  [/^(transfer-tax|mortgage-registration)-/, schedule],
  [/^municipal-rate-/, { from: "CAD", max: "percent" }],
  [/^non-resident-tax-/, { rate: "percent", exemptTo: "percent of the home" }],
  [/^purchase-prohibition$/, { unitsUpTo: "homes", fine: "CAD", "exceptions.priceUpTo": "CAD" }],
  [
    /^first-time-test-/,
    {
      yearsWithout: "calendar years",
      separatedYears: "calendar years",
      age: "years",
      monthsInProvince: "months",
    },
  ],
  [/-relief-(on|toronto|bc|pe)$/, relief],
  [/^minimum-down-payment$/, { rows: "CAD, percent", insuredBelow: "CAD", uninsured: "percent" }],
  [/^minimum-down-payment-units$/, { from: "homes", percent: "percent", most: "homes" }],
  [
    /^insurance-premium$/,
    {
      rows: "percent loan to value, percent of the loan",
      nonTraditional: "percent of the loan",
      longAmortization: "points for each five years begun",
      standardYears: "years",
      longestYears: "years",
    },
  ],
  [/^stress-test/, { buffer: "points", floor: "percent a year" }],
  [/^switch-exemption/, { costs: "CAD" }],
  [/^debt-service-limits-/, { gds: "percent of gross income", tds: "percent of gross income" }],
  [/^counted-costs$/, { condoFees: "percent", revolvingBalance: "percent a month" }],
  [/^counted-own-home-rent$/, { twoUnits: "percent", moreUnits: "percent" }],
  [/^counted-income$/, { rentalShare: "percent" }],
  [
    /^insurable-loan$/,
    { loanToValue: "percent", valueBelow: "CAD", years: "years", creditScore: "points" },
  ],
  [/^premium-tax-/, { "": "percent of the premium" }],
  [/^refinance-limit$/, { "": "percent of the value" }],
  [
    /^refinance-added-units$/,
    { percent: "percent of the value", years: "years", valueBelow: "CAD" },
  ],
  [
    /^home-equity-line-limit$/,
    { revolving: "percent of the value", combined: "percent of the value" },
  ],
  [/^(typical-)?property-tax/, { "": "percent of the price a year" }],
  [/^prepayment-interest-months$/, { "": "months" }],
  [/^prepayment-interest-cap$/, { "": "years" }],
  [/^([gh]st-rebate|qst-rebate|hst-relief)-/, rebate],
  [/^insured-newcomers$/, { unitsUpTo: "homes" }],
  [/^first-home-savings-account$/, { yearly: "CAD", lifetime: "CAD", years: "years" }],
  [/^home-buyers-plan-repayment$/, { repayYears: "years", startsAfter: "years" }],
  [/^home-buyers-plan$/, { each: "CAD", repayYears: "years" }],
  [/^home-buyers-amount$/, { "": "CAD" }],
  [/^home-buyers-amount-rate$/, { "": "percent" }],
  [/^new-home-sales-tax$/, { federal: "percent", provincial: "percent" }],
  [/^home-flipping-tax-/, { rate: "percent of the profit", fullDays: "days", goneDays: "days" }],
  [/^(vacant-home-tax|speculation-vacancy-tax|underused-housing-tax)/, vacancy],
];

/** Returns the units of a rule's value; an empty object for a value in words. */
export const unitsOf = (id: string): Units => units.find(([ids]) => ids.test(id))?.[1] ?? {};
