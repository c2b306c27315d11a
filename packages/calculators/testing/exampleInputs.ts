import type { Field, FieldKind } from "@mortgage-kit/calculator-engine";
import { insights, type QuestionId, type Questions } from "@mortgage-kit/calculator-engine/insight";
import { exampleOf } from "./journeys.ts";

type Named<Inputs> = Readonly<Record<"typical" | "smallest" | "largest", Inputs>> &
  Readonly<Record<string, Inputs>>;

type Examples = { readonly [Id in QuestionId]: Named<Questions[Id]["inputs"]> };

const largest = 1e12;
const longName = "Anticonstitutionnellementissimement".repeat(3);
const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };
const broker = {
  ...{ id: "1", name: "Broker", annualRate: 4.29, termYears: 5 },
  ...{ cashBack: 0, fees: 1_000 },
};
const renewing = {
  ...{ balance: 412_000, yearsRemaining: 20, currentRate: 5.49, monthsRemaining: 14 },
  ...{ prepaymentCharge: 0, renewalRate: 4.39, renewalTerm: 5 },
};
const owed = { currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, closingCosts: 3_500 };

/** Inputs that lead to rare results or long texts. */
const odd: { readonly [Id in QuestionId]?: Readonly<Record<string, Questions[Id]["inputs"]>> } = {
  affordability: {
    debtsLeaveNoRoom: {
      ...{ annualIncome: 120_000, monthlyDebts: 99_999, downPayment: 1 },
      ...{ interestRate: 5.5, loanTerm: 25 },
    },
    // With the largest debts, the largest income would afford nothing.
    largest: {
      ...{ annualIncome: largest, monthlyDebts: 0, downPayment: largest },
      ...{ interestRate: 100, loanTerm: 100 },
    },
  },
  payment: {
    leastAtHighestRate: {
      ...{ loanAmount: 0.01, interestRate: 100, loanTerm: 1 / 12 },
      paymentFrequency: "weekly",
    },
    lowRate: {
      ...{ loanAmount: 300_000, interestRate: 0.01, loanTerm: 7.3 },
      paymentFrequency: "biweekly",
    },
  },
  refinance: {
    dearerAndShort: { ...owed, newRate: 9, yearsRemaining: 0.5 },
    lastMonth: { ...owed, closingCosts: 0, yearsRemaining: 1 / 12 },
  },
  "rent-vs-buy": {
    paidInFull: {
      ...{ homePrice: 650_000, downPayment: 900_000, interestRate: 5.5, monthlyRent: 2_600 },
      ...{ yearsToStay: 33.3, propertyTaxRate: 0 },
    },
  },
  "debt-consolidation": {
    neverPaidOff: {
      debts: [
        { ...card, payment: 1 },
        { ...card, id: "2" },
      ],
      newRate: 100,
      newTerm: 100,
    },
    longNames: {
      debts: [
        {
          ...card,
          name: "Prêt auto et marge de crédit personnelle d’Élisabeth Beauchemin-Laframboise",
          balance: 123_456_789.01,
        },
        { ...card, id: "2", name: longName },
      ],
      newRate: 6.25,
      newTerm: 12,
    },
  },
  "closing-fees": {
    leastInAlberta: {
      ...{ homePrice: 0.02, downPayment: 0.01 },
      ...{ loanType: "conventional", province: "AB" },
    },
    mostInQuebec: {
      ...{ homePrice: largest, downPayment: 1 },
      ...{ loanType: "conventional", province: "QC" },
    },
    halfDown: {
      ...{ homePrice: 900_000, downPayment: 450_000 },
      ...{ loanType: "conventional", province: "NS" },
    },
  },
  "home-income": {
    tooLittleDown: {
      ...{ homePrice: 650_000, downPayment: 20_000, interestRate: 5.5, loanTerm: 25 },
      monthlyDebts: 0,
    },
  },
  "fixed-or-variable": {
    dear: { loanAmount: 400_000, loanTerm: 25, fixedRate: 4.09, variableRate: 5.95 },
  },
  leaving: {
    longTerm: {
      ...{ balance: 280_000, currentRate: 5.49, yearsRemaining: 22, monthsRemaining: 66 },
      method: "contract-rate",
    },
  },
  renewal: {
    mostCashBack: {
      ...{ ...renewing, balance: 0.01, yearsRemaining: 1 / 12, monthsRemaining: 1200 },
      ...{ currentRate: 2.5, renewalRate: 4.79, renewalTerm: 1 / 12 },
      offers: [{ ...broker, annualRate: 100, termYears: 100, cashBack: largest, fees: 0 }],
    },
    beforeTheTermEnds: {
      ...renewing,
      offers: [
        { ...broker, annualRate: 4.19, fees: 1_500 },
        {
          ...{ ...broker, id: "2", name: "Credit union", annualRate: 4.49 },
          ...{ termYears: 3, cashBack: 2_000 },
        },
      ],
    },
    longNames: {
      ...{ ...renewing, balance: largest, monthsRemaining: 7, currentRate: 2.5 },
      ...{ prepaymentCharge: 123_456.78, renewalRate: 4.79 },
      offers: [
        { ...broker, name: "Caisse populaire Sainte-Anne-de-la-Pérade et des environs" },
        { ...broker, id: "2", name: longName, termYears: 2 },
        { ...broker, id: "3", cashBack: 3_000 },
      ],
    },
  },
};

/** Values of the kinds without a range. */
const texts: Readonly<Partial<Record<FieldKind, string>>> = { text: longName, date: "2026-11-20" };

function limitOf({ rule }: Field, end: "min" | "max"): unknown {
  const { kind, options, below, isAbove, ...range } = {
    ...(rule as Partial<Record<"min" | "max", number>> & {
      readonly kind: FieldKind;
      readonly options?: readonly string[];
      readonly below?: string;
      readonly isAbove?: boolean;
    }),
  };
  if (options) return options.at(end === "min" ? 0 : -1);
  // The rest that an amount leaves below another decides the answer, so that amount stays small.
  if (below || (isAbove && end === "min")) return 0.01;
  return range[end] ?? texts[kind] ?? end === "max";
}

function atLimits(fields: Readonly<Record<string, Field>>, end: "min" | "max"): object {
  const all = Object.entries(fields).filter(([, { rule }]) => rule.kind !== "list");
  const values = all.map(([id, field]) => [id, limitOf(field, end)] as const);
  const inputs: Record<string, unknown> = {};
  for (const [id, value] of values) {
    const [list, column] = id.split(".") as [string, string?];
    if (column) inputs[list] = [{ id: "1", ...Object(inputs[list])[0], [column]: value }];
    else inputs[id] = value;
  }
  const higher = all.flatMap(([, { rule }]) => ("below" in rule ? rule.below : []));
  return end === "max"
    ? inputs
    : { ...inputs, ...Object.fromEntries(higher.map((id) => [id, 0.02])) };
}

/** Inputs from the first worked example over the odd ones above to the limits of each field. */
export const exampleInputs = Object.fromEntries(
  Object.entries(insights).map(([id, { calculator }]) => {
    const { inputs: typical } = exampleOf(id as QuestionId);
    const smallest = atLimits(calculator.fields, "min");
    const largest = atLimits(calculator.fields, "max");
    return [id, { typical, smallest, largest, ...odd[id as QuestionId] }];
  }),
) as unknown as Examples;
