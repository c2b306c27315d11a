import { type Compounding, compoundingsPerYear } from "../canada/compoundingsPerYear.ts";
import type { FactDefinition } from "./facts.ts";

/** How often interest is compounded: twice a year, as fixed rates in Canada are, unless said. */
export const compoundingFact = {
  kind: "choice",
  assumed: "semi-annual",
  options: /* @__PURE__ */ Object.keys(compoundingsPerYear) as Compounding[],
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;
