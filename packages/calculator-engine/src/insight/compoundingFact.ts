import { type Compounding, compoundingsPerYear } from "../canada/compoundingsPerYear.ts";
import type { FactDefinition } from "./facts.ts";

/** Fact for the compounding of interest; assumed to be twice a year, as for Canadian fixed rates. */
export const compoundingFact = {
  kind: "choice",
  assumed: "semi-annual",
  options: /* @__PURE__ */ Object.keys(compoundingsPerYear) as Compounding[],
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;
