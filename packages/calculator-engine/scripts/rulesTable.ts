import { eachRule } from "../src/canada/rules/eachRule.ts";
import { rulesCheckedOn } from "../src/canada/rules/ruleInForce.ts";

/** The README's table of rules: the version of each that was in force when the figures were checked. */
export function rulesTable(): string {
  const rows = eachRule().map(({ name, versions }) => {
    const version =
      versions.find(({ effectiveFrom }) => effectiveFrom <= rulesCheckedOn) ?? versions[0];
    if (!version) throw new Error(`${name} has no version`);
    const { effectiveFrom, reviewBy, source, confidence } = version;
    const site = new URL(source).hostname.replace(/^www\./, "");
    return `| ${name} | ${effectiveFrom} | ${reviewBy} | ${confidence ?? ""} | [${site}](${source}) |`;
  });
  const head = "| Rule | In force from | Review by | Confidence | Source |";
  return [head, "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

if (import.meta.main) console.log(rulesTable());
