import { marketPrime } from "../canada/marketRates.ts";
import { rateFor } from "../canada/offeredRates.ts";
import { monthCount, oneOf, percentage, rate } from "../fieldRules.ts";
import type { FactDefinition, FactDefinitions } from "../insight/facts.ts";
import { compoundingFact } from "../insight/lenderPolicies.ts";
import type { FixedOrVariableInputs } from "./fixedOrVariableEstimate.ts";
import { type FixedOrVariableFacts, monthsOf, reachesYear } from "./termCosts.ts";

type FactOf<Id extends keyof FixedOrVariableFacts> = FactDefinition<
  FixedOrVariableFacts[Id],
  FixedOrVariableInputs,
  FixedOrVariableFacts
>;

/** Defines a shorter term's rate; without an offer, the term is not compared. */
const shorterRate = (term: 1 | 2 | 3 | 4): FactOf<"fixedRate1"> => ({
  rule: rate,
  default: (_facts, _inputs, rates) => {
    const { rate } = rateFor(rates, { months: term * 12, purpose: "purchase" });
    return rate?.years === term ? rate.annualRate : null;
  },
  ratePurpose: "purchase",
  tries: (facts) => {
    const offered = facts[`fixedRate${term}`];
    return offered === null ? [] : [offered - 0.25, offered + 0.25];
  },
  usual: true,
});

/** Defines prime from a later year on; it stays as in the year before until the visitor sets it. */
const laterPrime = (year: 3 | 4 | 5): FactOf<"prime"> => ({
  rule: percentage,
  slider: true,
  default: (facts) => facts[`primeYear${(year - 1) as 2 | 3 | 4}`],
  tries: [],
  usual: true,
  matters: (facts, inputs) => reachesYear({ inputs, facts }, year),
});

export const fixedOrVariableFacts: FactDefinitions<FixedOrVariableFacts, FixedOrVariableInputs> = {
  prime: {
    rule: percentage,
    default: marketPrime.annualRate,
    tries: [],
    usual: true,
    matters: (facts, inputs) => reachesYear({ inputs, facts }, 2),
  },
  primeYear2: {
    rule: percentage,
    slider: true,
    default: ({ prime }) => prime,
    // Nobody knows the rates to come, so the verdict depends on the path until it is said.
    mustBeGiven: true,
    tries: ({ primeYear2 }) => [primeYear2 + 1, primeYear2 - 1],
    matters: (facts, inputs) => reachesYear({ inputs, facts }, 2),
  },
  primeYear3: /* @__PURE__ */ laterPrime(3),
  primeYear4: /* @__PURE__ */ laterPrime(4),
  primeYear5: /* @__PURE__ */ laterPrime(5),
  leaveAfter: {
    rule: monthCount,
    default: null,
    tries: [24, 36],
  },
  fixedLender: {
    rule: /* @__PURE__ */ oneOf(["bank", "other"]),
    default: "other",
    matters: (facts, inputs) => {
      const { kept, end } = monthsOf({ inputs, facts });
      return end < kept;
    },
  },
  variableKind: {
    rule: /* @__PURE__ */ oneOf(["adjustable", "fixed-payment"]),
    default: "adjustable",
  },
  fixedRate1: /* @__PURE__ */ shorterRate(1),
  fixedRate2: /* @__PURE__ */ shorterRate(2),
  fixedRate3: /* @__PURE__ */ shorterRate(3),
  fixedRate4: /* @__PURE__ */ shorterRate(4),
  compounding: compoundingFact,
};
