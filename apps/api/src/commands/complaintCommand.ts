import {
  type ComplaintChange,
  complaintKeptUntil,
  complaints,
  complaintYears,
  openComplaints,
  type RecordedComplaint,
} from "../leads/complaints.ts";
import { type Command, type CommandContext, exitCodes, UsageError } from "./command.ts";
import { csvLine } from "./csvLine.ts";
import { readDate, readText } from "./readOptions.ts";
import { actionsOf, dayOf, entryNamed, writeRegister } from "./register.ts";
import { visibleText } from "./visibleText.ts";

/** Returns only the fields that were given on the command line. */
function readEntry({ options }: CommandContext): ComplaintChange {
  const given = {
    received: dayOf(readDate(options, "received")),
    acknowledged: dayOf(readDate(options, "acknowledged")),
    decided: dayOf(readDate(options, "decided")),
    about: readText(options, "about")?.trim(),
    handledBy: readText(options, "handled-by")?.trim(),
    outcome: readText(options, "outcome")?.trim(),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}

async function record(context: CommandContext): Promise<number> {
  const { db, now: at, actor, options, print } = context;
  const given = readEntry(context);
  if (given.decided && !given.outcome) {
    throw new UsageError("--decided needs --outcome: the decision and its reasons, as written.");
  }
  const reference = readText(options, "of");
  if (reference !== undefined) {
    const complaint = entryNamed(await complaints.all(db), reference, "complaint");
    if (Object.keys(given).length === 0) throw new UsageError("Give at least one detail to add.");
    await complaints.update(db, complaint, given, { at, actor });
    print(`Updated: ${complaint.id}.`);
    return exitCodes.done;
  }
  const { about, handledBy, received = at.toISOString().slice(0, 10) } = given;
  if (!about || !handledBy) throw new UsageError("--about and --handled-by are required.");
  const { acknowledged = null, decided = null, outcome = null } = given;
  const entry = { received, about, handledBy, acknowledged, decided, outcome };
  const id = await complaints.record(db, entry, { at, actor });
  print(`Recorded as ${id}; acknowledge it in writing, then decide in writing and with reasons.`);
  return exitCodes.done;
}

function describe(complaint: RecordedComplaint): string {
  const { id, received, about, handledBy, acknowledged, decided, outcome } = complaint;
  return visibleText(
    [
      `${id.slice(0, 8)}  received ${received}, handled by ${handledBy}: ${about}`,
      `acknowledged: ${acknowledged ?? "no"}; decided: ${decided ?? "no"}`,
      ...(outcome ? [outcome] : []),
      `kept until at least ${complaintKeptUntil(complaint)}`,
    ].join("; "),
  );
}

async function list({ db, print }: CommandContext): Promise<number> {
  const recorded = await complaints.all(db);
  print(recorded.length > 0 ? recorded.map(describe).join("\n") : "No complaint is recorded.");
  return (await openComplaints(db)).length > 0 ? exitCodes.attention : exitCodes.done;
}

const columns = [
  "id",
  "received",
  "about",
  "handledBy",
  "acknowledged",
  "decided",
  "outcome",
] as const satisfies (keyof RecordedComplaint)[];

async function exportRegister(context: CommandContext): Promise<number> {
  const recorded = await complaints.all(context.db);
  const rows = recorded.map((one) => csvLine(columns.map((name) => one[name] ?? "")));
  const text = [csvLine([...columns]), ...rows].join("");
  await writeRegister(context, { text, count: recorded.length, what: "complaints" });
  return exitCodes.done;
}

export const complaintCommand: Command = {
  summary: "Keep the register of complaints",
  usage: "record|list|export [OPTIONS]",
  details: [
    "record               add a complaint, or with --of an update to one",
    "  --about TEXT       its subject, without the name of who complains",
    "  --handled-by TEXT  the designated person",
    "  --received DATE    default: today; --acknowledged DATE, when its receipt was confirmed in writing",
    "  --decided DATE     when the decision was sent in writing; --outcome TEXT, the decision and its reasons",
    "  --of REFERENCE     updates a recorded complaint",
    `list                 the register; exits with ${exitCodes.attention} while one is not decided`,
    "export               the register as CSV; --output FILE for a new file",
    `Kept for at least ${complaintYears} years after the last entry. None can be removed.`,
  ],
  ...actionsOf({ record, list, export: exportRegister }, [
    ...["about", "handled-by", "received", "acknowledged", "decided", "outcome"],
    ...["of", "output"],
  ]),
};
