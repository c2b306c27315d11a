import { eachRule } from "../src/canada/rules/eachRule.ts";
import { findRule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";

/**
 * The README's table of rules: the version of each that was in force when the figures were checked, or
 * the last one of a rule that had ended by then.
 */
export function rulesTable(): string {
  const rows = eachRule().map((rule) => {
    const last = rule.versions[0];
    const version = findRule(rule, rulesCheckedOn) ?? (last && findRule(rule, last.effectiveFrom));
    if (!version) throw new Error(`${rule.name} has no version`);
    const { effectiveFrom, reviewBy = "", confidence, effectiveTo } = version;
    const source = sourceOf(version);
    const period = effectiveTo ? `${effectiveFrom} to ${effectiveTo}` : effectiveFrom;
    const known = rule.versions.at(-1)?.effectiveFrom;
    return `| ${rule.name} | \`${rule.id}\` | ${period} | ${known} | ${reviewBy} | ${confidence} | [${source.citation}](${source.url}) |`;
  });
  const head = "| Rule | Id | In force | Known from | Review by | Confidence | Source |";
  return [head, "| --- | --- | --- | --- | --- | --- | --- |", ...rows].join("\n");
}

if (import.meta.main) console.log(rulesTable());
