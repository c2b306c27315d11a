import { closeSync, writeSync } from "node:fs";
import { audit } from "../leads/auditLog.ts";
import {
  allComplaints,
  type ComplaintChange,
  complaintKeptUntil,
  complaintYears,
  openComplaints,
  type RecordedComplaint,
  recordComplaint,
} from "../leads/complaints.ts";
import { type Command, type CommandContext, exitCodes, UsageError } from "./command.ts";
import { csvLine } from "./csvLine.ts";
import { openOutput } from "./openOutput.ts";
import { readDate, readText } from "./readOptions.ts";
import { visibleText } from "./visibleText.ts";

const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10);

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

async function complaintNamed({ db }: CommandContext, reference: string) {
  const [found, another] = (await allComplaints(db)).filter(({ id }) => id.startsWith(reference));
  if (found && !another) return found;
  throw new UsageError(`There is ${found ? "more than one" : "no"} complaint ${reference}.`);
}

async function record(context: CommandContext): Promise<number> {
  const { db, now: at, actor, options, print } = context;
  const given = readEntry(context);
  if (given.decided && !given.outcome) {
    throw new UsageError("--decided needs --outcome: the decision and its reasons, as written.");
  }
  const reference = readText(options, "of");
  if (reference !== undefined) {
    const complaint = await complaintNamed(context, reference);
    if (Object.keys(given).length === 0) throw new UsageError("Give at least one detail to add.");
    await recordComplaint(db, complaint, given, { at, actor });
    print(`Updated: ${complaint.id}.`);
    return exitCodes.done;
  }
  const { about, handledBy, received = at.toISOString().slice(0, 10) } = given;
  if (!about || !handledBy) throw new UsageError("--about and --handled-by are required.");
  const none = { acknowledged: null, decided: null, outcome: null };
  const entry = { ...none, ...given, about, handledBy, received };
  const id = await recordComplaint(db, {}, entry, { at, actor });
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
  const complaints = await allComplaints(db);
  print(complaints.length > 0 ? complaints.map(describe).join("\n") : "No complaint is recorded.");
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
  const { db, options, now: at, actor, print, write } = context;
  const complaints = await allComplaints(db);
  const rows = complaints.map((one) => csvLine(columns.map((name) => one[name] ?? "")));
  const text = [csvLine([...columns]), ...rows].join("");
  const path = readText(options, "output");
  if (path === undefined) write(text);
  else {
    const file = openOutput(path);
    writeSync(file, text);
    closeSync(file);
    print(`Written to ${path}: ${complaints.length} of the register.`);
  }
  await audit(db, { at, actor, action: "exported", detail: "the register of complaints" });
  return exitCodes.done;
}

const actions: Record<string, (context: CommandContext) => Promise<number>> = {
  record,
  list,
  export: exportRegister,
};

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
  options: Object.fromEntries(
    [
      ...["about", "handled-by", "received", "acknowledged", "decided", "outcome"],
      ...["of", "output"],
    ].map((name) => [name, { type: "string" as const }]),
  ),
  takesReferences: true,
  run(context) {
    const [name = "", ...more] = context.references;
    const action = actions[name];
    if (!action || more.length > 0) {
      throw new UsageError(`Give one of ${Object.keys(actions).join(", ")}.`);
    }
    return action(context);
  },
};
