import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { chosenFolder } from "../src/folder/chosenFolder.ts";
import { readFolder } from "../src/folder/readFolder.ts";
import { siteFrom } from "../src/loadSite.ts";
import { checkRate, optionOf, RateRefused } from "../src/rates/checkRate.ts";
import { conditionsText } from "../src/rates/conditionsText.ts";
import {
  currentRates,
  type PublishedRatesSource,
  publishedRatesSchema,
  type RateEntry,
} from "../src/rates/publishedRatesSchema.ts";
import { wordsOf } from "../src/words.ts";

const help = `Usage:
  pnpm rates list
  pnpm rates set --kind fixed|variable --years 5 --class insured|insurable|uninsured --for purchase,switch,refinance
    --use owner|rental --rate 4.09 --by "Full Name" [--prime 4.45] [--hold 120] [--costs 350] [--day 2026-11-20] [--yes]
  pnpm rates set --kind fixed --years 5 --class insured --for purchase,switch --use owner --withdraw --by "Full Name"

Writes a line to rates.json of the chosen brokerage (SITE_BROKERAGE), and creates the file if there is
none; no earlier line is changed.
--prime is the big banks' prime rate, from which a variable rate is counted; --hold the days that it is held.
--costs are the dollars that a borrower pays besides interest on the mortgage of the basis; they make the APR.
--yes takes a change of more than 0.75 points.`;

// Says what is wrong in a sentence, without a stack.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(2);
});

const words = wordsOf("en");
const missing = (option: string): never => {
  throw new RateRefused(`--${option} is missing: "pnpm rates --help" names its values.`);
};

const folder = chosenFolder(process.env);
const file = join(folder, "rates.json");

/** Rates of a brokerage that has published none. APR and payments are stated for this mortgage. */
const noRates: PublishedRatesSource = {
  basis: { principal: 300_000, amortizationYears: 25 },
  entries: [],
};

function readRates(): PublishedRatesSource {
  const rates = JSON.parse(readFileSync(file, "utf8"));
  const known = publishedRatesSchema.safeParse(rates);
  if (known.success) return rates;
  throw new RateRefused(`${file} cannot be used: ${z.prettifyError(known.error)}`);
}

/** Reads the team without the rates, which may be those of somebody who left and are about to change. */
const readTeam = () =>
  readFolder(folder, "index.ts", "content", (source) => {
    const { publishedRates, ...content } = Object(source);
    const { team } = siteFrom(content, { folder, language: "en" });
    return { members: team.members, isShown: publishedRates !== undefined };
  });

const options = {
  kind: { type: "string" },
  years: { type: "string" },
  rate: { type: "string" },
  costs: { type: "string" },
  class: { type: "string" },
  for: { type: "string" },
  use: { type: "string" },
  prime: { type: "string" },
  hold: { type: "string" },
  by: { type: "string" },
  day: { type: "string" },
  withdraw: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const parsed = () => parseArgs({ allowPositionals: true, options });

type Values = ReturnType<typeof parsed>["values"];

async function run(): Promise<void> {
  const { positionals, values } = parsed();
  const [action] = positionals;
  if (values.help || (action !== "list" && action !== "set")) {
    console.log(help);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const isNew = !existsSync(file);
  if (isNew && action === "list") {
    throw new RateRefused(
      `${file} does not exist: this brokerage publishes no rates. "pnpm rates set" creates it.`,
    );
  }
  const kept = isNew ? noRates : readRates();
  const today = new Date().toLocaleDateString("en-CA");
  const rates = action === "set" ? await withEntry(kept, values, today) : kept;
  for (const rate of currentRates(publishedRatesSchema.parse(rates), today)) {
    const { kind, years, annualRate, day, saidBy } = rate;
    console.log(
      `${kind.padEnd(9)} ${`${years} y`.padStart(5)}  ${annualRate.toFixed(2)} %  ${day}  ${saidBy}  ${conditionsText(rate, words, "en")}`,
    );
  }
}

/** Checks an entry, and writes the file with it. Returns the rates of the file. */
async function withEntry(
  rates: PublishedRatesSource,
  values: Values,
  today: string,
): Promise<PublishedRatesSource> {
  const { members, isShown } = await readTeam();
  const { entries } = rates.entries.length > 0 ? publishedRatesSchema.parse(rates) : noRates;
  const checked = checkRate(entries as RateEntry[], entryOf(values, today), {
    ...{ today, confirmed: values.yes ?? false, words: words.rates.refused, nameOf: optionOf },
    members: members.map(({ name }) => name),
    publishers: members.flatMap(({ name, isLicensed }) => (isLicensed ? name : [])),
    earliest: entries.findLast(({ day }) => day <= today)?.day ?? "",
  });
  // An entry that is set ahead of its day stays behind those before it.
  const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);
  const written = { ...rates, entries: [...rates.entries, checked].toSorted(byDay) };
  // The rename is atomic, so an interrupted write leaves the old file.
  writeFileSync(`${file}.new`, `${JSON.stringify(written, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  if (rates === noRates) console.log(`Created ${file}.`);
  if (!isShown) {
    console.log("No page shows it yet: add publishedRates to the folder's index.ts.");
  }
  return written;
}

function entryOf(values: Values, today: string) {
  const amount = (given: string | undefined) => (given === undefined ? undefined : Number(given));
  return {
    day: values.day ?? today,
    kind: values.kind,
    years: amount(values.years),
    annualRate: values.withdraw ? null : amount(values.rate),
    costs: amount(values.costs) ?? 0,
    class: values.class ?? missing("class"),
    purposes: (values.for ?? missing("for")).split(","),
    use: values.use ?? missing("use"),
    prime: amount(values.prime),
    holdDays: amount(values.hold),
    saidBy: values.by,
  };
}

await run();
