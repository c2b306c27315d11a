import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { chosenFolder } from "../src/folder/chosenFolder.ts";
import { loadSite } from "../src/loadSite.ts";
import { addRate, RateRefused } from "../src/rates/addRate.ts";
import {
  currentRates,
  type PublishedRatesSource,
  publishedRatesSchema,
  rateEntrySchema,
} from "../src/rates/publishedRatesSchema.ts";

const help = `Usage:
  pnpm rates list
  pnpm rates set --kind fixed|variable --years 5 --rate 4.09 --by "Full Name" --conditions "…" [--costs 350] [--day 2026-11-20] [--yes]
  pnpm rates set --kind fixed --years 5 --withdraw --by "Full Name" --conditions "…"

Writes a line to rates.json of the chosen brokerage (SITE_BROKERAGE), and creates the file if there is
none; no earlier line is changed.
--costs are the dollars that a borrower pays besides interest on the mortgage of the basis; they make the APR.
--yes takes a change of more than 0.75 points.`;

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

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: "string" },
      years: { type: "string" },
      rate: { type: "string" },
      costs: { type: "string" },
      conditions: { type: "string" },
      by: { type: "string" },
      day: { type: "string" },
      withdraw: { type: "boolean" },
      yes: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
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
  let rates: PublishedRatesSource = isNew ? noRates : readRates();
  if (action === "set") {
    const today = new Date().toLocaleDateString("en-CA");
    const amount = (given: string | undefined) => (given === undefined ? undefined : Number(given));
    const entry = rateEntrySchema.safeParse({
      day: values.day ?? today,
      kind: values.kind,
      years: amount(values.years),
      annualRate: values.withdraw ? null : amount(values.rate),
      costs: amount(values.costs) ?? 0,
      conditions: values.conditions,
      saidBy: values.by,
    });
    if (!entry.success) throw new RateRefused(z.prettifyError(entry.error));
    const site = await loadSite(folder, "en");
    const members = site.team.members.map(({ name }) => name);
    rates = addRate(rates, entry.data, { today, members, confirmed: values.yes ?? false });
    // The rename is atomic, so an interrupted write leaves the old file.
    writeFileSync(`${file}.new`, `${JSON.stringify(rates, null, 2)}\n`);
    renameSync(`${file}.new`, file);
    if (isNew) console.log(`Created ${file}.`);
    if (!site.publishedRates) {
      console.log("No page shows it yet: add publishedRates to the folder's index.ts.");
    }
  }
  for (const { kind, years, annualRate, day, saidBy } of currentRates(
    publishedRatesSchema.parse(rates),
  )) {
    console.log(
      `${kind.padEnd(9)} ${`${years} y`.padStart(5)}  ${annualRate.toFixed(2)} %  ${day}  ${saidBy}`,
    );
  }
}

try {
  await run();
} catch (error) {
  const isTold =
    error instanceof RateRefused || String(Object(error).code).startsWith("ERR_PARSE_ARGS");
  if (!isTold) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
