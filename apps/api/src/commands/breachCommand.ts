import {
  type Breach,
  breaches,
  breachKeptUntil,
  breachYears,
  openSteps,
  type RecordedBreach,
} from "../leads/breaches.ts";
import { type Command, type CommandContext, exitCodes, UsageError } from "./command.ts";
import { csvLine } from "./csvLine.ts";
import { readCount, readDate, readText } from "./readOptions.ts";
import { actionsOf, dayOf, entryNamed, writeRegister } from "./register.ts";
import { visibleText } from "./visibleText.ts";

const texts = {
  what: "circumstances",
  information: "information",
  because: "because",
  note: "note",
} as const;

function readRisk({ options }: CommandContext): boolean | undefined {
  const risk = readText(options, "risk");
  if (risk === undefined) return undefined;
  if (risk === "yes" || risk === "no") return risk === "yes";
  throw new UsageError(`--risk must be yes or no, but it is "${risk}".`);
}

/** Returns only the fields that were given on the command line. */
function readEntry(context: CommandContext): Partial<Breach> {
  const { options } = context;
  const given = {
    occurred: dayOf(readDate(options, "occurred")),
    found: dayOf(readDate(options, "found")),
    people: readCount(options, "people"),
    realRisk: readRisk(context),
    reported: dayOf(readDate(options, "reported")),
    notified: dayOf(readDate(options, "notified")),
    ...Object.fromEntries(
      Object.entries(texts).map(([option, field]) => [field, readText(options, option)?.trim()]),
    ),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

async function record(context: CommandContext): Promise<number> {
  const { db, now: at, actor, options, print } = context;
  const given = readEntry(context);
  if (readRisk(context) === false) given.realRisk = false;
  const reference = readText(options, "of");
  if (reference !== undefined) {
    const breach = entryNamed(await breaches.all(db), reference, "breach");
    if (Object.keys(given).length === 0) throw new UsageError("Give at least one detail to add.");
    await breaches.update(db, breach, given, { at, actor });
    return reportNextSteps(context, { ...breach, ...given });
  }
  const found = given.found ?? dayOf(at);
  const { occurred, circumstances, information, realRisk, because } = given;
  if (!found || !occurred || !circumstances || !information || realRisk === undefined || !because) {
    throw new UsageError(
      "--occurred, --what, --information, --risk and --because are required: the law requires them for every breach.",
    );
  }
  const breach: Breach = {
    ...{ people: null, reported: null, notified: null, note: null, ...given },
    ...{ found, occurred, circumstances, information, realRisk, because },
  };
  const id = await breaches.record(db, breach, { at, actor });
  print(`Recorded as ${id}; it is kept until at least ${breachKeptUntil(breach)}.`);
  return reportNextSteps(context, { id, ...breach });
}

function reportNextSteps({ print }: CommandContext, breach: Breach & { id: string }): number {
  const steps = openSteps(breach);
  if (steps.length === 0) return exitCodes.done;
  print(`${breach.id.slice(0, 8)}: ${steps.join(" and ")} as soon as you can.`);
  return exitCodes.attention;
}

function describe(breach: RecordedBreach): string {
  const { id, occurred, found, people, realRisk, because, reported, notified, note } = breach;
  return visibleText(
    [
      `${id.slice(0, 8)}  happened ${occurred}, found ${found}, ${people ?? "an unknown number of"} people`,
      `${breach.circumstances} (${breach.information})`,
      `${realRisk ? "real risk of significant harm" : "no real risk of significant harm"}: ${because}`,
      `Commissioner told: ${reported ?? "no"}; people told: ${notified ?? "no"}; kept until at least ${breachKeptUntil(breach)}`,
      ...(note ? [note] : []),
    ].join("; "),
  );
}

async function list(context: CommandContext): Promise<number> {
  const recorded = await breaches.all(context.db);
  if (recorded.length === 0) {
    context.print("No breach is recorded.");
    return exitCodes.done;
  }
  context.print(recorded.map(describe).join("\n\n"));
  return Math.max(...recorded.map((breach) => reportNextSteps(context, breach)));
}

const columns = [
  "id",
  "recordedAt",
  "recordedBy",
  "occurred",
  "found",
  "circumstances",
  "information",
  "people",
  "realRisk",
  "because",
  "reported",
  "notified",
  "note",
] as const satisfies (keyof RecordedBreach)[];

async function exportRegister(context: CommandContext): Promise<number> {
  const format = readText(context.options, "format") ?? "csv";
  if (format !== "csv" && format !== "json") {
    throw new UsageError(`--format must be csv or json, but it is "${format}".`);
  }
  const recorded = await breaches.all(context.db);
  const text =
    format === "json"
      ? `${JSON.stringify(recorded, null, 1)}\n`
      : [
          csvLine([...columns]),
          ...recorded.map((breach) => csvLine(columns.map((name) => String(breach[name] ?? "")))),
        ].join("");
  await writeRegister(context, { text, count: recorded.length, what: "breaches" });
  return exitCodes.done;
}

export const breachCommand: Command = {
  summary: "Keep the register of privacy breaches",
  usage: "record|list|export [OPTIONS]",
  details: [
    "record             add a breach, or with --of an update to one",
    "  --occurred DATE  the day, or approximate day, it happened; --found DATE, default: today",
    "  --what TEXT      what happened, without names; --information TEXT, what kind of information",
    "  --people N       number of people, if known",
    "  --risk yes|no    whether there is a real risk of significant harm; --because TEXT, why",
    "  --reported DATE  when it was reported to the Privacy Commissioner; --notified DATE, when the people were notified",
    "  --note TEXT      what was done in response",
    "  --of REFERENCE   updates a recorded breach",
    `list               the register; exits with ${exitCodes.attention} while a breach with a real risk is unreported`,
    "export             the register; --format csv (default) or json, --output FILE for a new file",
    `Every breach is recorded, harmful or not, and kept for at least ${breachYears} years. None can be removed.`,
  ],
  ...actionsOf({ record, list, export: exportRegister }, [
    ...Object.keys(texts),
    ...["occurred", "found", "people", "risk", "reported", "notified", "of"],
    ...["format", "output"],
  ]),
};
