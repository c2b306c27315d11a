import {
  findRule,
  type Rule,
  type RuleInForce,
  rulesCheckedOn,
} from "../src/canada/rules/ruleInForce.ts";
import { entryOf, type OfVersions, type Reading } from "../src/canada/rules/source.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { rulesFrench } from "../src/words/rules.fr.ts";
import { uncitedRulesFrench } from "../src/words/uncitedRules.fr.ts";
import { allRules } from "./allRules.ts";
import { loanReadings } from "./loanReadings.ts";
import { conditionsOf } from "./ruleConditions.ts";
import { unitsOf } from "./ruleUnits.ts";
import { searchOf } from "./searchOf.ts";
import { transferReadings } from "./transferReadings.ts";

/** Day on which the sources were first read; a reading that gives no day is of that day. */
const sourcesReadOn = "2026-11-21";

/** Day on which the sources were read again; a quote that stands alone is of that day. */
const quotesReadOn = "2026-11-24";

/** Readings of each rule's sources by the rule's id; one for each version, newest first. */
const readings: Readonly<Record<string, OfVersions<string | Reading>>> = {
  ...transferReadings,
  ...loanReadings,
};

function readingOf(rule: RuleInForce<unknown>): Reading & { readonly readOn: string } {
  const reading = entryOf(readings[rule.id], rule);
  return typeof reading === "string"
    ? { readOn: quotesReadOn, quote: reading }
    : { readOn: sourcesReadOn, ...reading };
}

/** Adds the last day of each version, so that readers do not have to calculate it. */
const dated = ({ id, name, place, ...rule }: Rule<unknown>) => ({
  id,
  name,
  nameFr: rulesFrench[id] ?? uncitedRulesFrench[id],
  place,
  units: unitsOf(id),
  conditions: conditionsOf({ id, name, place, ...rule }),
  ...rule,
  versions: rule.versions.map((version) => {
    const inForce = findRule({
      rule: { id, name, place, ...rule },
      on: version.effectiveFrom,
      withProposed: true,
    });
    if (!inForce) throw new Error(`${id} has no version of ${version.effectiveFrom}`);
    const { id: _id, name: _name, place: _place, nth: _nth, ...found } = inForce;
    const source = sourceOf(inForce);
    return { ...found, source: { ...source, ...readingOf(inForce), ...searchOf(source) } };
  }),
});

/** Returns every rule with all its versions as plain data: the content of `rules.json`. */
export function rulesJson(): string {
  const data = {
    $schema: "./rules.schema.json",
    license: "CC-BY-4.0",
    checkedOn: rulesCheckedOn,
    rules: allRules().map(dated),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
