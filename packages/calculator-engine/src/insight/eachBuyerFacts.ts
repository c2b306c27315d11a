import type { Territory } from "../canada/place.ts";
import type { FirstTimeTest } from "../canada/rules/firstTimeTest.ts";
import { firstTimeTests } from "../canada/rules/firstTimeTests.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { exceptedStatuses } from "../canada/rules/purchaseProhibition.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { monthCount, oneOf, percentage } from "../fieldRules.ts";
import {
  type BuyerSuffix,
  buyerNumbers,
  type EachBuyerFacts,
  hasOwned,
  isAsked,
  isBuyer,
  isShareAsked,
  ownedFacts,
} from "./eachBuyer.ts";
import { type FactDefinitions, yesOrNo } from "./facts.ts";

/** Facts about each buyer, with the one answer about the residency of all buyers. */
type BuyersAsked = EachBuyerFacts & { readonly residency?: "all" | "not-all" };

/** Returns the first-time buyer test of the province; `null` if it gives no first-time relief. */
const testOf = (province: Province | Territory): FirstTimeTest | null =>
  Object.hasOwn(firstTimeTests, province)
    ? ruleInForce({ rule: firstTimeTests[province as "ON" | "BC" | "PE"] }).value
    : null;

/** Returns true if a buyer, or one of all together, is neither a citizen nor a permanent resident. */
const isForeign = (facts: BuyersAsked, suffix: BuyerSuffix) =>
  isAsked(facts, suffix) &&
  (suffix === "" ? facts.residency === "not-all" : facts[`citizen${suffix}`] === "no");

/** Returns true if the law on purchases by foreign buyers asks for other homes of the buyer. */
const areHomesAsked = (facts: BuyersAsked, suffix: BuyerSuffix) =>
  isForeign(facts, suffix) && ["worker", "student"].includes(facts[`status${suffix}`]);

/**
 * Defines the facts about each buyer. `provinceOf` reads the province from the facts or the inputs, and
 * `isLong` tells if the amortization is so long that the insurers' first-time test decides.
 */
export function eachBuyerFacts<Inputs, Facts extends BuyersAsked>(
  provinceOf: (facts: Facts, inputs: Inputs) => Province | Territory,
  isLong: (facts: Facts, inputs: Inputs) => boolean,
): FactDefinitions<EachBuyerFacts, Inputs> {
  /** Facts in the words of single laws, about all buyers or one. */
  const byLaw = (suffix: BuyerSuffix) => ({
    ownedResidence: {
      rule: yesOrNo,
      default: true,
      usual: true,
      matters: (facts: Facts, inputs: Inputs) =>
        isAsked(facts, suffix) &&
        hasOwned(facts, suffix) &&
        testOf(provinceOf(facts, inputs))?.homesCounted === "principal-residence",
    },
    hadRelief: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (facts: Facts, inputs: Inputs) =>
        isAsked(facts, suffix) &&
        !(hasOwned(facts, suffix) && facts[`ownedResidence${suffix}`]) &&
        Boolean(testOf(provinceOf(facts, inputs))?.neverRelieved),
    },
    status: {
      rule: /* @__PURE__ */ oneOf(["none", ...exceptedStatuses]),
      default: "none",
      tries: ["none", "spouse"],
      matters: (facts: Facts) => isForeign(facts, suffix),
    },
    permitMonths: {
      rule: monthCount,
      default: 0,
      tries: [12],
      matters: (facts: Facts) => isForeign(facts, suffix) && facts[`status${suffix}`] === "worker",
    },
    studentMeets: {
      rule: yesOrNo,
      default: false,
      matters: (facts: Facts) => isForeign(facts, suffix) && facts[`status${suffix}`] === "student",
    },
  });
  const definitions = buyerNumbers.flatMap((number) => {
    const asked = (fact: keyof FirstTimeTest) => (facts: Facts, inputs: Inputs) =>
      isBuyer(facts, number) &&
      !(hasOwned(facts, number) && facts[`ownedResidence${number}`]) &&
      Boolean(testOf(provinceOf(facts, inputs))?.[fact]);
    return Object.entries({
      citizen: {
        rule: /* @__PURE__ */ oneOf(["yes", "no"]),
        // An answer about all buyers does not tell which of them is meant, so it counts for each.
        default: ({ residency }: BuyersAsked) => (residency === "not-all" ? "no" : "yes"),
        usual: true,
        matters: (facts: Facts) => isBuyer(facts, number),
      },
      ...byLaw(number),
      spouseOwned: { rule: yesOrNo, default: true, matters: asked("spouseOwned") },
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
  const owned = ownedFacts<Inputs, Facts>(
    undefined,
    (facts, inputs, suffix) => isLong(facts, inputs) || areHomesAsked(facts, suffix),
  );
  return { ...owned, ...byLaw(""), ...Object.fromEntries(definitions) };
}
