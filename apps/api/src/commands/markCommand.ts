import type { AuditEntry } from "../leads/auditLog.ts";
import { changeLeads, type LeadChange } from "../leads/changeLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { retentionNotice } from "../leads/retention.ts";
import { remindersOf } from "../reminders/reminderRecords.ts";
import { withdrawAddresses } from "../reminders/reminderStore.ts";
import { type Command, type CommandContext, counted, exitCodes, UsageError } from "./command.ts";
import { describeCount, findLeads, findRecords } from "./records.ts";
import { expectNamesNobody } from "./removalCommands.ts";

type Plan = Pick<AuditEntry, "action" | "detail"> & {
  change: LeadChange;
  done: string;
  changes?(lead: LeadRecord): boolean;
};

const marks = {
  answered: ({ now }) => ({
    change: { answered_at: now.toISOString() },
    changes: ({ answered_at }) => answered_at === null,
    action: "answered",
    done: "Marked as answered",
  }),
  unanswered: () => ({
    change: { answered_at: null },
    changes: ({ answered_at }) => answered_at !== null,
    action: "answered undone",
    done: "No longer marked as answered",
  }),
  mortgage({ options, settings: { retention } }) {
    const termEnds = options.date("term-ends");
    if (!termEnds) {
      throw new UsageError(
        "--term-ends DATE is required: retention of a mortgage counts from the end of its term, not from its closing.",
      );
    }
    const detail = `mortgage, term ends ${termEnds.toISOString().slice(0, 10)}`;
    return {
      change: {
        retention_class: "mortgage",
        retention_from: null,
        term_ends_at: termEnds.toISOString(),
      },
      detail,
      action: "classified",
      done: `Kept as ${detail} (${retention.mortgage.law})`,
    };
  },
  application: ({ settings: { retention } }) => ({
    change: { retention_class: "application", retention_from: null, term_ends_at: null },
    detail: "application",
    action: "classified",
    done: `Kept as application (${retention.application.law})`,
  }),
  held({ options }) {
    const reason = options.text("reason")?.trim();
    if (!reason) throw new UsageError("--reason TEXT is needed.");
    return {
      change: { hold_reason: reason },
      action: "held",
      detail: reason,
      done: "Under a legal hold",
    };
  },
  released: () => ({
    change: { hold_reason: null },
    changes: ({ hold_reason }) => hold_reason !== null,
    action: "released",
    done: "Released",
  }),
} satisfies Record<string, (context: CommandContext) => Plan>;

type Mark = keyof typeof marks | "withdrawn";
const names = [...(Object.keys(marks) as (keyof typeof marks)[]), "withdrawn"] as Mark[];

const optionOf: Partial<Record<Mark, string>> = { mortgage: "term-ends", held: "reason" };

async function withdraw(context: CommandContext): Promise<number> {
  const { db, actor, now: at, print } = context;
  const found = await findRecords(context);
  const leads = found.leads.filter((lead) => lead.consent_withdrawn_at === null);
  const keys = found.reminders.map(({ email_key }) => email_key);
  const reminders = (await remindersOf(db, keys)).filter(
    ({ withdrawn_at }) => withdrawn_at === null,
  );
  const change = { consent_withdrawn_at: at.toISOString() };
  await changeLeads(db, leads, change, { at, actor, action: "consent withdrawn" });
  if (keys.length > 0) {
    await db.transaction().execute((tx) => withdrawAddresses(tx, keys, { at, actor }));
  }
  print(`Consent withdrawn: ${describeCount({ leads, reminders })}.`);
  return exitCodes.done;
}

export const markCommand: Command = {
  summary: "Mark applications as answered, a mortgage, under a legal hold or withdrawn",
  usage: `REFERENCE... ${names.map((name) => `--${name}`).join(" | ")}`,
  takes: {
    REFERENCE:
      "the reference of an application, or its first 8 characters or more;\nfor --withdrawn also of a reminder: all reminders of its address are withdrawn",
    "--answered": "the applicant got an answer",
    "--unanswered": "undo that",
    "--mortgage": "a mortgage followed: kept from the end of its term",
    "--term-ends DATE": "end of that term, such as 2031-06-30 for five years from 2026-06-30",
    "--application": "no mortgage followed: kept from the day it was received",
    "--held": "a legal hold: nothing removes them until it is lifted",
    "--reason TEXT": "such as the dispute's file number; no names, because the audit log keeps it",
    "--released": "the legal hold is lifted",
    "--withdrawn": "the person withdrew consent",
  },
  notes: ["The pages of staff do most of this.", retentionNotice],
  async run(context) {
    const { db, actor, now: at, print, options } = context;
    const [mark, another] = names.filter((name) => options.flag(name));
    if (!mark || another) {
      throw new UsageError(`Give one of ${names.map((name) => `--${name}`).join(", ")}.`);
    }
    for (const [name, option] of Object.entries(optionOf)) {
      if (options.has(option) && name !== mark) {
        throw new UsageError(`--${option} goes with --${name}.`);
      }
    }
    if (mark === "withdrawn") return withdraw(context);
    const plan: Plan = marks[mark](context);
    const { change, done, changes = () => true, ...entry } = plan;
    const found = await findLeads(context);
    if (change.hold_reason) expectNamesNobody(change.hold_reason, found);
    const leads = found.filter(changes);
    await changeLeads(db, leads, change, { at, actor, ...entry });
    print(`${done}: ${counted(leads.length, "application")}.`);
    return exitCodes.done;
  },
};
