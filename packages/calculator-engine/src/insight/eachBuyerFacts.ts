import type { Territory } from "../canada/place.ts";
import type { FirstTimeTest } from "../canada/rules/firstTimeTest.ts";
import { firstTimeTests } from "../canada/rules/firstTimeTests.ts";
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

/** Returns the first-time buyer test of the province; `null` if it gives no first-time relief. */
const testOf = (province: Province | Territory): FirstTimeTest | null =>
  Object.hasOwn(firstTimeTests, province)
    ? ruleInForce({ rule: firstTimeTests[province as "ON" | "BC" | "PE"] }).value
    : null;

/** Defines the facts about each buyer. `provinceOf` reads the province from the facts or the inputs. */
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
        // An answer about all buyers does not tell which of them is meant, so it counts for each.
        assumed: ({ residency }: { readonly residency?: "all" | "not-all" }) =>
          residency === "not-all" ? "no" : "yes",
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
