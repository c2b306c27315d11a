import type { Territory } from "../canada/place.ts";
import type { FirstTimeTest } from "../canada/rules/firstTimeTest.ts";
import { firstTimeTests } from "../canada/rules/firstTimeTests.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { monthCount, oneOf, percentage } from "../fieldRules.ts";
import {
  buyerNumbers,
  type EachBuyerFacts,
  isBuyer,
  isShareAsked,
  ownedFacts,
} from "./eachBuyer.ts";
import { type FactDefinitions, yesOrNo } from "./facts.ts";

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
      spouseOwned: { rule: yesOrNo, default: true, matters: asked("spouseOwned") },
      citizen: {
        rule: /* @__PURE__ */ oneOf(["yes", "spouse", "no"]),
        // An answer about all buyers does not tell which of them is meant, so it counts for each.
        default: ({ residency }: { readonly residency?: "all" | "not-all" }) =>
          residency === "not-all" ? "no" : "yes",
        tries: ["yes", "no"],
        usual: true,
        matters: (facts: Facts) => isBuyer(facts, number),
      },
      ofAge: { rule: yesOrNo, default: true, usual: true, matters: asked("age") },
      months: { rule: monthCount, default: 0, tries: [12], matters: asked("monthsInProvince") },
      share: {
        rule: percentage,
        default: null,
        tries: [],
        usual: true,
        matters: (facts: Facts) => isShareAsked(facts, number),
      },
    }).map(([id, definition]) => [`${id}${number}`, { ...definition, buyer: number }]);
  });
  return { ...ownedFacts<Inputs, EachBuyerFacts>(), ...Object.fromEntries(definitions) };
}
