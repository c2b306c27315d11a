import type { Compounding } from "@mortgage-kit/calculator-engine/canada";
import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import type { RemindedMortgage } from "./mortgageReminders.ts";

/** Returns the stated facts about a mortgage's rate. Monthly compounding implies a variable rate. */
export function rateFacts(
  facts: readonly Fact[],
): Pick<RemindedMortgage, "isVariable" | "compounding"> {
  const given = (id: string) => facts.find((fact) => fact.id === id && !fact.assumed)?.value;
  const compounding = (given("compounding") ?? null) as Compounding | null;
  return { isVariable: given("rateType") === "variable" || compounding === "monthly", compounding };
}
