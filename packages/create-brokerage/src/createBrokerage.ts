/**
 * Writes the folder of a new brokerage:
 *
 *   pnpm create-brokerage                       asks
 *   pnpm create-brokerage answers.json          takes a file (packages/create-brokerage/testing/answers.json)
 *   pnpm create-brokerage answers.json --to ../elsewhere
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { brokeragesFolder } from "@simcoe/content/folder";
import type { Answers } from "./answers.ts";
import { askAnswers } from "./askAnswers.ts";
import { readAnswers } from "./readAnswers.ts";
import { contentOf } from "./template/contentOf.ts";
import { writeFolder } from "./writeFolder.ts";

const from = process.env.INIT_CWD ?? process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string" } },
});

/** A folder of this repository is linted with it. */
function putInOrder(folder: string): void {
  const repository = join(brokeragesFolder, "../../..");
  const biome = join(repository, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", folder], { cwd: repository, stdio: "ignore" });
}

async function answers(): Promise<Answers> {
  const [file] = positionals;
  if (file) return readAnswers(JSON.parse(readFileSync(resolve(from, file), "utf8")));
  const lines = createInterface({ input: stdin, output: stdout });
  // Answers may come from a pipe all at once, faster than the questions.
  const given = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    stdout.write(question);
    const { value, done } = await given.next();
    if (done) throw new Error("The answers ended before the questions.");
    return value;
  };
  try {
    return await askAnswers(ask, (text) => stdout.write(`${text}\n`));
  } finally {
    lines.close();
  }
}

try {
  const given = await answers();
  const folder = values.to ? resolve(from, values.to) : join(brokeragesFolder, given.folder);
  writeFolder(folder, contentOf(given));
  if (!values.to) putInOrder(folder);
  const chosen = values.to ? folder : given.folder;
  stdout.write(
    `Wrote ${relative(from, folder)}. SITE_BROKERAGE=${chosen} npm start shows it; its TODO.md says what is still a template.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
