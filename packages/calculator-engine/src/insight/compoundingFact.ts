import { type Compounding, compoundingsPerYear } from "../canada/compoundingsPerYear.ts";
import type { FactDefinition } from "./facts.ts";

/** Fact of the compounding of interest: twice a year, as for fixed rates in Canada, by default. */
export const compoundingFact = {
  kind: "choice",
  assumed: "semi-annual",
  options: /* @__PURE__ */ Object.keys(compoundingsPerYear) as Compounding[],
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;
