import { type Compounding, compoundingsPerYear } from "../canada/compounding.ts";
import { oneOf } from "../fieldRules.ts";
import type { FactDefinition } from "./facts.ts";

/** Fact for the compounding of interest; assumed to be twice a year, as for Canadian fixed rates. */
export const compoundingFact = {
  rule: /* @__PURE__ */ oneOf(Object.keys(compoundingsPerYear) as Compounding[]),
  default: "semi-annual",
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;
