import { CalculatorInputError } from "../calculator.ts";
import { isNumber } from "../fieldRules.ts";
import { type BuyerChoice, type BuyerFacts, sharesOf } from "./buyers.ts";
import type { FirstTimeTest } from "./rules/firstTimeTest.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";

export type FirstTimeReason =
  | "told"
  | "never-owned"
  | "no-counted-home"
  | "years-without"
  | "separated"
  | "owned-before"
  | "had-relief-before"
  | "spouse-owned"
  | "lived-in-own-home"
  | "not-citizen-or-permanent-resident"
  | "too-young"
  | "not-long-in-province";

export interface JudgedBuyer {
  readonly met: boolean;
  readonly because: FirstTimeReason;
  /** Percent of the home. */
  readonly share: number;
}

/** Outcome for all buyers together; `share` qualifies for the law's relief. */
export interface FirstTimeDecision extends JudgedBuyer {
  readonly rule: RuleInForce<FirstTimeTest>;
  /** Index of the buyer that `because` describes, from 0; `null` if no facts were given. */
  readonly buyer: number | null;
  /** Outcome for each buyer; empty if no facts were given. */
  readonly buyers: readonly JudgedBuyer[];
}

function hasOwned(facts: BuyerFacts, { homesCounted }: FirstTimeTest): boolean {
  const { everOwnedHome, ownedHomeInCanada = true, ownedPrincipalResidence = true } = facts;
  if (homesCounted === "in-canada") return everOwnedHome && ownedHomeInCanada;
  if (homesCounted === "principal-residence") return everOwnedHome && ownedPrincipalResidence;
  return everOwnedHome;
}

/** Returns the reason that a buyer qualifies as a first-time buyer, or `null` if there is none. */
function wayIn(
  facts: BuyerFacts,
  test: FirstTimeTest,
  on: string,
  index: number,
): FirstTimeReason | null {
  const { lastYearInOwnHome, recentlySeparated, separatedSince = Infinity } = facts;
  const year = Number(on.slice(0, 4));
  if (!hasOwned(facts, test) && (test.neverOwned || lastYearInOwnHome === undefined)) {
    return facts.everOwnedHome ? "no-counted-home" : "never-owned";
  }
  if (test.yearsWithout !== undefined) {
    if (!isNumber(lastYearInOwnHome)) {
      const rule = "given for a buyer who has owned a home, as a year such as 2019 (0 for never)";
      const field = `buyers.${index}.lastYearInOwnHome`;
      throw new CalculatorInputError([{ field, rule, received: lastYearInOwnHome }]);
    }
    if (lastYearInOwnHome < year - test.yearsWithout) return "years-without";
  }
  const firstYear = year - (test.separatedYears ?? Infinity);
  return test.separated && recentlySeparated && separatedSince >= firstYear ? "separated" : null;
}

function isLongInProvince(facts: BuyerFacts, test: FirstTimeTest): boolean {
  const { monthsInProvince = Infinity, filedTaxReturnsInProvince, staysSixMonths } = facts;
  return (
    monthsInProvince >= (test.monthsInProvince ?? 0) ||
    Boolean(test.orTaxReturns && filedTaxReturnsInProvince) ||
    Boolean(test.orSixMonthsAfter && staysSixMonths)
  );
}

/** Returns the reason that excludes a buyer regardless of ownership, or `null` if there is none. */
function bar(facts: BuyerFacts, test: FirstTimeTest): FirstTimeReason | null {
  if (test.resident && !facts.citizenOrPermanentResident) {
    return "not-citizen-or-permanent-resident";
  }
  if (test.age !== undefined && (facts.age ?? test.age) < test.age) return "too-young";
  if (!isLongInProvince(facts, test)) return "not-long-in-province";
  if (test.neverRelieved && facts.hadFirstTimeRelief) return "had-relief-before";
  return test.spouseOwned && facts.spouseOwnedHome ? "spouse-owned" : null;
}

function testBuyer(facts: BuyerFacts, test: FirstTimeTest, on: string, index: number) {
  const barred = bar(facts, test);
  if (barred) return { met: false, because: barred };
  const way = wayIn(facts, test, on, index);
  if (way) return { met: true, because: way };
  const because: FirstTimeReason =
    test.yearsWithout === undefined ? "owned-before" : "lived-in-own-home";
  return { met: false, because };
}

/** Applies a law's first-time test on the rule book's date; returns `null` if no buyers are given. */
export function decideFirstTime(
  test: Rule<FirstTimeTest>,
  { firstTimeBuyer, buyers }: BuyerChoice,
  book: RuleBook,
): FirstTimeDecision | null {
  if (!firstTimeBuyer && !buyers) return null;
  const rule = book.inForce(test);
  if (!buyers) return { rule, met: true, because: "told", buyer: null, share: 100, buyers: [] };
  const shares = sharesOf(buyers);
  const tested = buyers.map((facts, index) => ({
    ...testBuyer(facts, rule.value, book.dayFor(rule), index),
    share: shares[index] ?? 0,
  }));
  const all = rule.value.counts === "all";
  // The buyer who decides: the first who fails where all must qualify, otherwise the first who qualifies.
  const deciding = tested.findIndex(({ met }) => met !== all);
  const met = (deciding === -1) === all;
  const buyer = Math.max(deciding, 0);
  const oneIsEnough = met && rule.value.counts === "one-is-enough";
  const share = tested.reduce((total, each) => total + (each.met ? each.share : 0), 0);
  return {
    rule,
    met,
    because: tested[buyer]?.because ?? "told",
    buyer,
    share: oneIsEnough ? 100 : share,
    buyers: tested,
  };
}
