import { eachRule } from "../src/canada/rules/eachRule.ts";
import { findRule, type Rule, rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";
import { sourceOf } from "../src/canada/sourceOf.ts";

/** The last day of each version is written out, so that a reader need not work it out. */
const dated = (rule: Rule<unknown>) => ({
  ...rule,
  versions: rule.versions.map((version) => {
    const inForce = findRule(rule, version.effectiveFrom);
    if (!inForce) throw new Error(`${rule.id} has no version of ${version.effectiveFrom}`);
    const { id, name, place, ...found } = inForce;
    return { ...found, source: sourceOf(inForce) };
  }),
});

/** Every rule with all its versions as plain data: what `rules.json` holds. */
export function rulesJson(): string {
  const data = {
    $schema: "./rules.schema.json",
    checkedOn: rulesCheckedOn,
    rules: eachRule().map(dated),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
