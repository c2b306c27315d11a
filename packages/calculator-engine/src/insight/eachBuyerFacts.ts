import type { Territory } from "../canada/place.ts";
import { type FirstTimeTest, firstTimeTests } from "../canada/rules/firstTimeTests.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import {
  buyerNumbers,
  type EachBuyerFacts,
  isBuyer,
  isShareAsked,
  ownedFacts,
} from "./eachBuyer.ts";
import type { FactDefinitions } from "./facts.ts";

/** Returns the province's own first-time test; none where its law gives no relief for it. */
const testOf = (province: Province | Territory): FirstTimeTest | null =>
  Object.hasOwn(firstTimeTests, province)
    ? ruleInForce({ rule: firstTimeTests[province as "ON" | "BC" | "PE"] }).value
    : null;

/** Defines the facts of the buyers in the province that the inputs or the other facts name. */
export function eachBuyerFacts<Inputs, Facts extends EachBuyerFacts>(
  provinceOf: (facts: Facts, inputs: Inputs) => Province | Territory,
): FactDefinitions<EachBuyerFacts, Inputs> {
  const definitions = buyerNumbers.flatMap((number) => {
    const asked = (fact: keyof FirstTimeTest) => (facts: Facts, inputs: Inputs) =>
      isBuyer(facts, number) &&
      facts[`owned${number}`] === "never" &&
      Boolean(testOf(provinceOf(facts, inputs))?.[fact]);
    return Object.entries({
      spouseOwned: { kind: "yesNo", assumed: true, matters: asked("spouseOwned") },
      citizen: {
        kind: "choice",
        assumed: "yes",
        options: ["yes", "spouse", "no"],
        tries: ["yes", "no"],
        usual: true,
        matters: (facts: Facts) => isBuyer(facts, number),
      },
      ofAge: { kind: "yesNo", assumed: true, usual: true, matters: asked("age") },
      months: { kind: "months", assumed: 0, tries: [12], matters: asked("monthsInProvince") },
      share: {
        kind: "percent",
        assumed: null,
        tries: [],
        usual: true,
        matters: (facts: Facts) => isShareAsked(facts, number),
      },
    }).map(([id, definition]) => [`${id}${number}`, { ...definition, buyer: number }]);
  });
  return { ...ownedFacts<Inputs, EachBuyerFacts>(), ...Object.fromEntries(definitions) };
}
