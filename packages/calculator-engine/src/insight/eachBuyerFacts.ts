import type { Territory } from "../canada/place.ts";
import type { FirstTimeTest } from "../canada/rules/firstTimeTest.ts";
import { firstTimeTests } from "../canada/rules/firstTimeTests.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { exceptedStatuses } from "../canada/rules/purchaseProhibition.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { monthCount, oneOf, percentage } from "../fieldRules.ts";
import {
  areTogether,
  type BuyersAsked,
  type EachBuyerFacts,
  mostBuyers,
  type OwnedFacts,
  subjectOf,
} from "./eachBuyer.ts";
import { type FactDefinition, type FactDefinitions, type FactValue, yesOrNo } from "./facts.ts";
import { provinceOf } from "./purchaseFacts.ts";

/** Fact about all buyers together or, with the index of a row, about one of them. */
interface Column<Inputs, Facts>
  extends Omit<FactDefinition<FactValue, Inputs, Facts>, "matters" | "default"> {
  readonly default: FactValue | ((facts: Facts, row: number | null) => FactValue);
  readonly matters: (facts: Facts, inputs: Inputs, row: number | null) => boolean;
}

type Columns<Inputs, Facts> = Readonly<Record<string, Column<Inputs, Facts>>>;

function factsFor<Inputs, Facts>(columns: Columns<Inputs, Facts>, row: number | null) {
  return Object.entries(columns).map(([column, { matters, default: assumed, ...definition }]) => [
    row === null ? column : `buyers.${row}.${column}`,
    {
      ...definition,
      default: typeof assumed === "function" ? (facts: Facts) => assumed(facts, row) : assumed,
      ...(row !== null && { buyer: row + 1 }),
      matters: (facts: Facts, inputs: Inputs) => matters(facts, inputs, row),
    },
  ]);
}

/** Defines facts about all buyers together, which each buyer is asked too, and facts about each alone. */
const buyersFacts = <Inputs, Facts>(
  alone: Columns<Inputs, Facts>,
  together: Columns<Inputs, Facts>,
) =>
  Object.fromEntries([
    ...factsFor(together, null),
    ...Array.from({ length: mostBuyers }).flatMap((_, row) =>
      factsFor({ ...alone, ...together }, row),
    ),
  ]);

/** Statuses of buyers from abroad who usually may work. */
const working: readonly string[] = ["nominee", "worker", "protected-person", "spouse"];

/** Returns true for a buyer whose spouse is known to have owned, or who buys with a recent owner. */
const livesWithOwner = (facts: BuyersAsked, row: number | null): boolean =>
  row !== null &&
  subjectOf(facts, row).about.spouseOwned !== false &&
  (facts.buyers ?? []).some((_, other) => other !== row && subjectOf(facts, other).isRecent);

/** Returns the first-time buyer test of the province; `null` if it gives no first-time relief. */
const testOf = (province: Province | Territory): FirstTimeTest | null =>
  Object.hasOwn(firstTimeTests, province)
    ? ruleInForce({ rule: firstTimeTests[province as "ON" | "BC" | "PE"] }).value
    : null;

/** Defines the number of buyers; a second who never owned is tried where one such borrower is enough. */
const countFact = <Inputs, Facts extends BuyersAsked>(
  isLong: (facts: Facts, inputs: Inputs) => boolean,
): FactDefinition<EachBuyerFacts["buyerCount"], Inputs, Facts> => ({
  rule: oneOf(["together", ...Array.from({ length: mostBuyers }, (_, row) => String(row + 1))]),
  default: "together",
  tries: (facts, inputs) =>
    isLong(facts, inputs) &&
    (facts.buyers ?? []).length > 1 &&
    !subjectOf(facts, 1).isAsked &&
    // One first-time buyer is enough.
    subjectOf(facts, areTogether(facts) ? null : 0).isRecent
      ? ["2"]
      : [],
  alongside: (value) => (value === "2" ? { "buyers.1.owned": "never" } : {}),
  usual: true,
});

type Matters<Inputs, Facts> = (facts: Facts, inputs: Inputs, row: number | null) => boolean;

/** Returns the columns on past ownership that each buyer is asked, and the one that all together are. */
function ownedColumns<Inputs, Facts extends BuyersAsked>(
  matters: Matters<Inputs, Facts>,
  isInCanadaAsked: Matters<Inputs, Facts>,
) {
  const alone: Columns<Inputs, Facts> = {
    owned: {
      rule: oneOf(["never", "earlier", "separated", "recently"]),
      // An answer about all buyers holds for each of them.
      default: ({ ownedHome = "recently" }) => ownedHome,
      tries: ["never", "recently"],
      matters: (facts, inputs, row) => subjectOf(facts, row).isAsked && matters(facts, inputs, row),
    },
    monthsApart: {
      rule: monthCount,
      default: 12,
      tries: [60],
      usual: true,
      matters(facts, inputs, row) {
        const { isAsked, about } = subjectOf(facts, row);
        return isAsked && about.owned === "separated" && matters(facts, inputs, row);
      },
    },
  };
  const together: Columns<Inputs, Facts> = {
    ownedInCanada: {
      rule: yesOrNo,
      default: true,
      usual: true,
      matters: (facts, inputs, row) =>
        subjectOf(facts, row).hasOwned && isInCanadaAsked(facts, inputs, row),
    },
  };
  return { alone, together };
}

/** Defines the facts for the number of buyers and the past ownership of each. */
export function ownedFacts<Inputs, Facts extends OwnedFacts>(
  matters: (facts: Facts, inputs: Inputs) => boolean,
): FactDefinitions<OwnedFacts, Inputs> {
  const { alone, together } = ownedColumns<Inputs, Facts>(matters, matters);
  return { buyerCount: { ...countFact(matters), matters }, ...buyersFacts(alone, together) };
}

/** Returns true for a buyer whom no home that was lived in excludes from the first-time test. */
function isOpen(facts: BuyersAsked, row: number | null): boolean {
  const { isAsked, hasOwned, about } = subjectOf(facts, row);
  return isAsked && !(hasOwned && about.ownedResidence);
}

const isForeign = (facts: BuyersAsked, _: unknown, row: number | null) =>
  subjectOf(facts, row).isForeign;

const hasStatus =
  (...statuses: readonly unknown[]) =>
  (facts: BuyersAsked, _: unknown, row: number | null) =>
    isForeign(facts, _, row) && statuses.includes(subjectOf(facts, row).about.status);

/** Status in Canada and what the law on purchases by foreign buyers asks with it. */
const foreignColumns = () => ({
  status: {
    rule: oneOf(["none", "nominee", ...exceptedStatuses]),
    default: "none",
    tries: ["none", "spouse"],
    matters: isForeign,
  },
  permitMonths: {
    rule: monthCount,
    default: 0,
    tries: [12],
    matters: hasStatus("worker", "nominee"),
  },
  mayWork: {
    rule: yesOrNo,
    default: (facts: BuyersAsked, row: number | null) =>
      working.includes(subjectOf(facts, row).about.status ?? "none"),
    matters: isForeign,
  },
  studentMeets: { rule: yesOrNo, default: false, matters: hasStatus("student") },
});

/** Defines the facts about each buyer; `isLong` tells if the insurers' first-time test decides. */
export function eachBuyerFacts<Inputs, Facts extends BuyersAsked>(
  isLong: (facts: Facts, inputs: Inputs) => boolean,
): FactDefinitions<EachBuyerFacts, Inputs> {
  const test = (facts: Facts, inputs: Inputs) => testOf(provinceOf(facts, inputs));
  const tested =
    (fact: keyof FirstTimeTest): Matters<Inputs, Facts> =>
    (facts, inputs, row) =>
      isOpen(facts, row) && Boolean(test(facts, inputs)?.[fact]);
  // The law on purchases by foreign buyers asks workers and students for their other homes.
  const isHomesAsked = hasStatus("worker", "nominee", "student");
  const owned = ownedColumns<Inputs, Facts>(
    () => true,
    (facts, inputs, row) => isLong(facts, inputs) || isHomesAsked(facts, inputs, row),
  );
  const together: Columns<Inputs, Facts> = {
    ...owned.together,
    ownedResidence: {
      rule: yesOrNo,
      default: true,
      usual: true,
      matters: (facts, inputs, row) =>
        subjectOf(facts, row).hasOwned &&
        test(facts, inputs)?.homesCounted === "principal-residence",
    },
    // The federal rebate on a new home counts a home of the present spouse, in each province.
    livedInSpouseHome: {
      rule: yesOrNo,
      default: livesWithOwner,
      matters: (facts, _, row) =>
        Boolean(Object(facts).newlyBuilt) &&
        subjectOf(facts, row).isAsked &&
        subjectOf(facts, row).owned !== "recently",
    },
    hadRelief: { rule: yesOrNo, default: false, usual: true, matters: tested("neverRelieved") },
    ...foreignColumns(),
  };
  const alone: Columns<Inputs, Facts> = {
    ...owned.alone,
    citizen: {
      rule: oneOf(["yes", "no"]),
      // An answer about all buyers does not tell which of them is meant, so it counts for each.
      default: ({ residency }) => (residency === "not-all" ? "no" : "yes"),
      usual: true,
      matters: (facts, _, row) => subjectOf(facts, row).isAsked,
    },
    spouseOwned: { rule: yesOrNo, default: true, matters: tested("spouseOwned") },
    ofAge: { rule: yesOrNo, default: true, usual: true, matters: tested("age") },
    months: { rule: monthCount, default: 0, tries: [12], matters: tested("monthsInProvince") },
    share: {
      rule: percentage,
      default: null,
      tries: [],
      usual: true,
      matters: (facts, _, row) => subjectOf(facts, row).isShareAsked,
    },
  };
  return { buyerCount: countFact(isLong), ...buyersFacts(alone, together) };
}
