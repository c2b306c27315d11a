import { CalculatorInputError } from "../calculator.ts";
import { findIssues } from "../checkInputs.ts";
import { amount, type FieldRule, isNumber, mustBe, none } from "../fieldRules.ts";
import { flag, optional } from "./optionalField.ts";
import type { FirstTimeTest } from "./rules/firstTimeTests.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";

/** What the laws ask about a buyer. Where several buy, each is looked at on their own. */
export interface BuyerFacts {
  /** Whether the buyer has ever owned a home, or a share of one, anywhere in the world. */
  readonly everOwnedHome: boolean;
  /** The last calendar year in which the buyer lived in a home of their own or of their partner's. */
  readonly lastYearInOwnHome?: number;
  /** Separated for at least 90 days from the spouse or partner with whom they owned a home. */
  readonly recentlySeparated?: boolean;
  readonly citizenOrPermanentResident: boolean;
  /** Years; taken to be old enough unless given. */
  readonly age?: number;
  /** Whether the buyer has lived in the province for a year; taken to be so unless given. */
  readonly oneYearInProvince?: boolean;
}

/** Who is buying: by facts, or by the answer to every law's question at once. */
export interface BuyerChoice {
  /** Shorthand: `true` for a buyer who meets every law's test, `false` for one who meets none. */
  readonly firstTimeBuyer?: boolean;
  /** Facts, from which each rule decides by its own test. Not together with `firstTimeBuyer: true`. */
  readonly buyer?: BuyerFacts;
}

export type FirstTimeReason =
  | "told"
  | "never-owned"
  | "years-without"
  | "separated"
  | "owned-before"
  | "lived-in-own-home"
  | "not-citizen-or-permanent-resident"
  | "too-young"
  | "not-long-in-province";

/** Whether a buyer is a first-time buyer to one law, and by which of its tests. */
export interface FirstTimeDecision {
  /** The rule that holds the law's definition. */
  readonly rule: RuleInForce<FirstTimeTest>;
  readonly met: boolean;
  readonly because: FirstTimeReason;
}

const bool = mustBe("true or false", (value) => typeof value === "boolean");

const factRules = {
  everOwnedHome: bool,
  lastYearInOwnHome: optional(amount),
  recentlySeparated: flag,
  citizenOrPermanentResident: bool,
  age: optional(amount),
  oneYearInProvince: flag,
};

const factsAlone: FieldRule = (field, inputs) => {
  const facts = inputs[field];
  if (facts === undefined) return none;
  if (inputs.firstTimeBuyer === true) {
    return [{ field, rule: "left out when firstTimeBuyer is true", received: facts }];
  }
  return findIssues(facts, factRules).map((issue) => ({ ...issue, field: `buyer.${issue.field}` }));
};

export const buyerRules = { firstTimeBuyer: flag, buyer: factsAlone };

/** Which of the ways to count as a first-time buyer a buyer has, if one. */
function wayIn(facts: BuyerFacts, test: FirstTimeTest, on: string): FirstTimeReason | null {
  const { everOwnedHome, lastYearInOwnHome, recentlySeparated } = facts;
  if (!everOwnedHome && (test.neverOwned || lastYearInOwnHome === undefined)) return "never-owned";
  if (test.yearsWithout !== undefined) {
    if (!isNumber(lastYearInOwnHome)) {
      const rule = "given for a buyer who has owned a home, as a year such as 2019 (0 for never)";
      throw new CalculatorInputError([
        { field: "buyer.lastYearInOwnHome", rule, received: lastYearInOwnHome },
      ]);
    }
    if (lastYearInOwnHome < Number(on.slice(0, 4)) - test.yearsWithout) return "years-without";
  }
  return test.separated && recentlySeparated ? "separated" : null;
}

function judge(facts: BuyerFacts, test: FirstTimeTest, on: string) {
  if (test.resident && !facts.citizenOrPermanentResident) {
    return { met: false, because: "not-citizen-or-permanent-resident" } as const;
  }
  if (test.age !== undefined && (facts.age ?? test.age) < test.age) {
    return { met: false, because: "too-young" } as const;
  }
  if (test.yearInProvince && facts.oneYearInProvince === false) {
    return { met: false, because: "not-long-in-province" } as const;
  }
  const way = wayIn(facts, test, on);
  if (way) return { met: true, because: way } as const;
  const because = test.yearsWithout === undefined ? "owned-before" : "lived-in-own-home";
  return { met: false, because } as const;
}

/** Whether the buyer meets a law's test on the day of the book; `null` when nobody says so. */
export function decideFirstTime(
  test: Rule<FirstTimeTest>,
  { firstTimeBuyer, buyer }: BuyerChoice,
  book: RuleBook,
): FirstTimeDecision | null {
  if (!firstTimeBuyer && !buyer) return null;
  const rule = book.inForce(test);
  if (!buyer) return { rule, met: true, because: "told" };
  return { rule, ...judge(buyer, rule.value, book.on) };
}
