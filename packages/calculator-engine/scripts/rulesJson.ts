import { findRule, type Rule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";
import { rulesFrench } from "../src/words/rules.fr.ts";
import { uncitedRulesFrench } from "../src/words/uncitedRules.fr.ts";
import { allRules } from "./allRules.ts";
import { readingOf } from "./readingOf.ts";
import { conditionsOf } from "./ruleConditions.ts";
import { unitsOf } from "./ruleUnits.ts";
import { searchOf } from "./searchOf.ts";

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
