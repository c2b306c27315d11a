import { eachRule, type RuleInForce, rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { sourceOf } from "@mortgage-kit/calculator-engine/canada/sources";
import { lawNotes } from "@mortgage-kit/calculator-engine/insight";
import { type CitedRule, type ToolAnswer, type ToolLanguage, wordsIn } from "./answer.ts";

export const rulesById = new Map(eachRule().map((rule) => [rule.id, rule]));

/** Returns a rule with its source, without its figures, which are among the workings. */
export function cite(rule: RuleInForce<unknown>, language: ToolLanguage): CitedRule {
  const { id, place, effectiveFrom, effectiveTo, confidence, reviewBy } = rule;
  const { citation, url } = sourceOf(rule);
  return {
    ...{ id, name: wordsIn[language].rule(rule), place, effectiveFrom },
    ...(effectiveTo && { effectiveTo }),
    ...{ citation, url, confidence },
    ...(reviewBy && { reviewBy }),
  };
}

/** Names each rule once, and notes overdue reviews and questions that sources leave open. */
export function citeAll(
  used: readonly RuleInForce<unknown>[],
  language: ToolLanguage,
  on: string = rulesCheckedOn,
  notes: readonly string[] = [],
): Pick<ToolAnswer, "rules" | "rulesAsOf" | "notes"> {
  const each = [...new Map(used.map((rule) => [rule.id, rule])).values()];
  const ofLaws = lawNotes(each, on).map((note) => wordsIn[language].note(note));
  return {
    rules: each.map((rule) => cite(rule, language)),
    rulesAsOf: on,
    notes: [...notes, ...ofLaws],
  };
}
