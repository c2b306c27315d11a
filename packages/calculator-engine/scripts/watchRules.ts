/**
 * Lists the sections of federal laws that were amended after they were read for a rule, with the commit
 * of the amendment, and ends with 1 if there are any.
 *
 *   pnpm rules:watch --laws FOLDER
 *
 * FOLDER is a clone of the public repository justicecanada/laws-lois-xml, with or without a work tree, or
 * a folder with a copy of its files. Provincial laws are not published like this: their review days remain.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { allRules } from "./allRules.ts";
import { watchLaws } from "./lawWatch.ts";

const { values } = parseArgs({ options: { laws: { type: "string" } } });
const laws = values.laws;
if (!laws || !existsSync(laws)) {
  console.error(
    `--laws must be a folder with a copy of justicecanada/laws-lois-xml; change "${laws ?? ""}".`,
  );
  process.exit(2);
}

const isGit = existsSync(join(laws, ".git")) || existsSync(join(laws, "HEAD"));

function git(...words: string[]): string | null {
  if (!isGit) return null;
  const { status, stdout } = spawnSync("git", ["-C", laws ?? "", ...words], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : null;
}

const read = (file: string) =>
  existsSync(join(laws, file))
    ? readFileSync(join(laws, file), "utf8")
    : git("show", `HEAD:${file}`);

const { amended, missing } = watchLaws(allRules(), read);

console.log(`Amended after they were read: ${amended.length}`);
for (const { ruleId, name, file, section, lastAmendedOn, readOn } of amended) {
  const commit = git("log", "-1", "--format=%h of %cs", "--", file)?.trim();
  console.log(`  ${lastAmendedOn}  ${name} (${ruleId}), read ${readOn}`);
  console.log(`              ${file}, s. ${section}${commit ? `, commit ${commit}` : ""}`);
}
console.log(`Not in this copy: ${missing.length}`);
for (const { ruleId, file, section } of missing) {
  console.log(`              ${file}, s. ${section} (${ruleId})`);
}
process.exitCode = amended.length > 0 ? 1 : 0;
