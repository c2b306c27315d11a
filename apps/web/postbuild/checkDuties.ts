import { regulators } from "@mortgage-kit/compliance";
import { checkSite, describeResults } from "@mortgage-kit/compliance/check";
import { publishedSite } from "./publishedSite.ts";

/** Checks what was built against its regulator's duties. One that is not met ends the build. */
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
