import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Answers } from "./answers.ts";
import { askAnswers, onlyEnglish } from "./askAnswers.ts";
import { copyTemplate } from "./copyTemplate.ts";
import { areaCodeNote } from "./places.ts";
import { readAnswers } from "./readAnswers.ts";

const help = `Writes the folder of a new brokerage: its content, look and people, ready to be published.

  create-brokerage                    asks for everything
  create-brokerage answers.json       takes a file of answers instead
  create-brokerage --to ../our-site   writes to this folder; it must not be there yet
  create-brokerage --help             shows this

A file of answers:

{
  "folder": "harbour-house",
  "name": "Harbour House Loans",
  "city": "Lunenburg",
  "province": "NS",
  "phone": "902-555-0130",
  "email": "desk@harbourhouse.example",
  "licence": "SNS 4410",
  "colours": { "main": "#1d4f91", "action": "#b3362b" },
  "people": [
    {
      "name": "Prudence Zwicker",
      "level": "Mortgage Broker",
      "phone": "902-555-0131",
      "email": "prudence@harbourhouse.example"
    }
  ]
}

It may also have a "street" and a "postalCode".

${onlyEnglish}
`;

const repository = join(import.meta.dirname, "../../..");
/** Folder of the repository's brokerages; it does not exist for an installed package. */
const brokerages = join(repository, "packages/content/brokerages");
const isInRepository = existsSync(brokerages);
// pnpm runs a script in its package's folder. INIT_CWD is the caller's folder.
const from = (isInRepository && process.env.INIT_CWD) || process.cwd();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) stdout.write(help);
  else await create(positionals[0], values.to);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function create(file: string | undefined, to: string | undefined): Promise<void> {
  const given = file ? readAnswers(parsedFile(resolve(from, file))) : await askedAnswers();
  const isOwn = to === undefined && isInRepository;
  const folder = isOwn ? join(brokerages, given.folder) : resolve(from, to ?? given.folder);
  await copyTemplate(
    folder,
    given,
    isOwn ? "with the repository's types" : "with types of its own",
  );
  if (isOwn) putInOrder(folder);
  const phones = [given.phone, ...given.people.map(({ phone }) => phone)];
  for (const phone of new Set(phones)) {
    const note = areaCodeNote(phone, given.province);
    if (note) stdout.write(`${note}\n`);
  }
  const start = `SITE_BROKERAGE=${isOwn ? given.folder : folder} npm start`;
  const where = isInRepository ? "" : " in a copy of the kit's repository";
  stdout.write(
    `Wrote ${relative(from, folder)}. ${start}${where} shows it; its TODO.md says what is still a template.\n`,
  );
}

function parsedFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read as a file of answers: ${reason}`);
  }
}

/** Formats a folder of this repository, so that it passes the repository's lint. */
function putInOrder(folder: string): void {
  const biome = join(repository, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", folder], { cwd: repository, stdio: "ignore" });
}

async function askedAnswers(): Promise<Answers> {
  const lines = createInterface({ input: stdin, output: stdout });
  // A pipe may deliver all answers before the first question, so lines are buffered.
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
