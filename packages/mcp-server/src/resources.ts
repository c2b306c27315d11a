import { eachRule, findRule } from "@mortgage-kit/calculator-engine/canada";
import { sourceOf } from "@mortgage-kit/calculator-engine/canada/sources";

const scheme = "mortgage-rule:";
const rules = new Map(eachRule().map((rule) => [`${scheme}${rule.id}`, rule]));

/** Every dated rule as a resource. */
export const ruleResources = [...rules].map(([uri, { id, name }]) => ({
  uri,
  name: id,
  title: name,
  mimeType: "application/json",
}));

/** Returns a rule with all its versions and their sources as JSON; `undefined` for an unknown URI. */
export function readRule(uri: string): string | undefined {
  const rule = rules.get(uri);
  if (!rule) return undefined;
  const versions = rule.versions.map((version) => {
    const found = findRule({ rule, on: version.effectiveFrom, withProposed: true });
    return { ...version, ...(found && { status: found.status, source: sourceOf(found) }) };
  });
  return JSON.stringify({ ...rule, versions }, null, 2);
}
