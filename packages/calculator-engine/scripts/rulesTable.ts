import { findRule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { allRules } from "./allRules.ts";

const everything = { withProposed: true };

/** Shows the versions in force when the figures were checked, or the last one of an ended rule. */
export function rulesTable(): string {
  const rows = allRules().map((rule) => {
    const last = rule.versions[0];
    const version =
      findRule({ rule, on: rulesCheckedOn, ...everything }) ??
      (last && findRule({ rule, on: last.effectiveFrom, ...everything }));
    if (!version) throw new Error(`${rule.name} has no version`);
    const { effectiveFrom, reviewBy = "", confidence, effectiveTo, triggerEvent, status } = version;
    const source = sourceOf(version);
    const period = effectiveTo ? `${effectiveFrom} to ${effectiveTo}` : `from ${effectiveFrom}`;
    const inForce = status === "in-force" ? period : `${status}: ${period}`;
    const known = rule.versions.at(-1)?.effectiveFrom;
    const days = [
      `${inForce}, by the day of: ${triggerEvent}`,
      `known from ${known}`,
      ...(reviewBy ? [`review by ${reviewBy}`] : []),
    ];
    return `| ${rule.name}<br>\`${rule.id}\`<br>${confidence} | ${days.join("<br>")}<br>[${source.citation}](${source.url}) |`;
  });
  return ["| Rule and confidence | Days and source |", "| --- | --- |", ...rows].join("\n");
}
