import { regulators } from "@mortgage-kit/compliance";
import { checkSite, describeResults } from "@mortgage-kit/compliance/check";
import { publishedSite } from "./publishedSite.ts";

/** Checks the built site against its regulator's duties. An unmet duty stops the build. */
export function checkDuties(buildDirectory: string): void {
  const site = publishedSite(buildDirectory);
  const checked = checkSite(site);
  const warnings = describeResults(checked, "warning");
  if (warnings.length > 0) {
    process.stderr.write(`\nDuties to look at before an examiner does:\n${lines(warnings)}\n`);
  }
  const failures = describeResults(checked, "not met");
  if (failures.length === 0) return;
  const regulator = `${site.regulator}, ${regulators[site.regulator].name}`;
  throw new Error(
    `The site cannot be published: it does not meet these duties of ${regulator}.\n${lines(failures)}`,
  );
}

const lines = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join("\n");
