import type { AuditEntry } from "../leads/auditLog.ts";
import { changeLeads, type LeadChange } from "../leads/changeLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { type RetentionClass, retentionClassNames, retentionNotice } from "../leads/retention.ts";
import { remindersOf } from "../reminders/reminderRecords.ts";
import { withdrawAddresses } from "../reminders/reminderStore.ts";
import { type Command, type CommandContext, exitCodes, reference, UsageError } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";
import { describeCount, findRecords } from "./findRecords.ts";
import { expectNamesNobody } from "./removal.ts";

/** Change of the leads named on the command line, with its audit entry and report. */
type Plan = Pick<AuditEntry, "action" | "detail"> & {
  change: LeadChange;
  /** Start of the sentence with the number of changed leads. */
  done: string;
  references?: string[];
  /** Throws if the change is not allowed for these leads. */
  check?(leads: readonly LeadRecord[]): void;
  /** Filters out leads that need no change. */
  changes?(lead: LeadRecord): boolean;
};

type ChangeCommand = Omit<Command, "run"> & {
  /** Reads the options. Throws if they are invalid. */
  plan(context: CommandContext): Plan;
};

function changeCommand({ plan, ...words }: ChangeCommand): Command {
  return {
    takes: reference,
    ...words,
    async run(context) {
      const { db, actor, now: at, print } = context;
      const { change, done, check, changes = () => true, ...planned } = plan(context);
      const { references = context.references, ...entry } = planned;
      const found = await findLeads({ ...context, references });
      check?.(found);
      const leads = found.filter(changes);
      await changeLeads(db, leads, change, { at, actor, ...entry });
      print(`${done}: ${counted(leads.length, "application")}.`);
      return exitCodes.done;
    },
  };
}

function readTermEnd(name: RetentionClass, termEnds: Date | undefined): string | null {
  if (name === "mortgage" && !termEnds) {
    throw new UsageError(
      "--term-ends DATE is required: retention of a mortgage counts from the end of its term, not from its closing.",
    );
  }
  if (name === "application" && termEnds) {
    throw new UsageError(
      "--term-ends applies only to a mortgage: retention of an application without one counts from the day it was received.",
    );
  }
  return termEnds?.toISOString() ?? null;
}

export const answeredCommand = changeCommand({
  summary: "Mark applications as answered",
  usage: "REFERENCE...",
  plan: ({ now }) => ({
    change: { answered_at: now.toISOString() },
    changes: ({ answered_at }) => answered_at === null,
    action: "answered",
    done: "Marked as answered",
  }),
});

export const undoCommand = changeCommand({
  summary: "Undo marking applications as answered",
  usage: "answered REFERENCE...",
  plan({ references: [what, ...references] }) {
    if (what !== "answered") throw new UsageError('Only "answered" can be undone.');
    return {
      references,
      change: { answered_at: null },
      changes: ({ answered_at }) => answered_at !== null,
      action: "answered undone",
      done: "No longer marked as answered",
    };
  },
});

export const classifyCommand = changeCommand({
  summary: "Set the retention class of applications, which determines how long they must be kept",
  usage: `REFERENCE... --as ${retentionClassNames.join("|")} [--term-ends DATE]`,
  takes: {
    ...reference,
    "--as application": "no mortgage followed: kept from the day it was received",
    "--as mortgage": "a mortgage followed: kept from the end of its term",
    "--term-ends DATE":
      "end of the mortgage's term, such as 2031-06-30 for five years from 2026-06-30",
  },
  notes: [retentionNotice],
  plan({ options, settings }) {
    const name = options.oneOf("as", retentionClassNames);
    if (!name) throw new UsageError(`--as must be ${retentionClassNames.join(" or ")}.`);
    const term_ends_at = readTermEnd(name, options.date("term-ends"));
    const detail = term_ends_at ? `${name}, term ends ${term_ends_at.slice(0, 10)}` : name;
    const change = { retention_class: name, retention_from: null, term_ends_at };
    return {
      change,
      detail,
      action: "classified",
      done: `Kept as ${detail} (${settings.retention[name].law})`,
    };
  },
});

export const holdCommand = changeCommand({
  summary: "Put applications under a legal hold: nothing removes them until it is lifted",
  usage: "REFERENCE... --reason TEXT",
  takes: {
    ...reference,
    "--reason TEXT":
      "such as the dispute's file number; no names, because it stays in the audit log",
  },
  plan({ options }) {
    const reason = options.text("reason")?.trim();
    if (!reason) throw new UsageError("--reason TEXT is needed.");
    return {
      change: { hold_reason: reason },
      check: (leads) => expectNamesNobody(reason, leads),
      action: "held",
      detail: reason,
      done: "Under a legal hold",
    };
  },
});

export const withdrawCommand: Command = {
  summary: "Record that a person has withdrawn consent",
  usage: "REFERENCE...",
  takes: {
    REFERENCE:
      "the reference of an application or a reminder, or its first 8 characters or more;\nfor a reminder, all reminders of its address are withdrawn",
  },
  async run(context) {
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
  },
};

export const releaseCommand = changeCommand({
  summary: "Lift the legal hold of applications",
  usage: "REFERENCE...",
  plan: () => ({
    change: { hold_reason: null },
    changes: ({ hold_reason }) => hold_reason !== null,
    action: "released",
    done: "Released",
  }),
});
