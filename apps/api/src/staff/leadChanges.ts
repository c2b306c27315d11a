import type { staffWords } from "@mortgage-kit/content/words";
import { sql, type UpdateObject } from "kysely";
import { restoreReminders, withdrawAddress } from "../reminders/reminderStore.ts";
import type { Act, AuditAction } from "../store/auditLog.ts";
import { plainAddress, type Suspicion } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import type { LeadState } from "../store/leadState.ts";
import {
  cancelDeliveries,
  type NewLead,
  newDelivery,
  queueDeliveries,
  renewDeliveries,
} from "../store/newDeliveries.ts";
import { emailKey } from "../store/reminderRecords.ts";
import type { ChannelName, LeadsTable, LeadTransaction, Tables } from "../store/tables.ts";

export type LeadAct = Exclude<keyof typeof staffWords.acts, "erase" | "keep" | "note" | "correct">;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export const delays = { hours: 2 * hourMs, day: dayMs, days: 3 * dayMs, week: 7 * dayMs } as const;
export type Delay = keyof typeof delays;

export const markedAsSpam: Suspicion = "marked as spam";

interface Change {
  action: AuditAction;
  /** States of the application; open by default. */
  from?: readonly LeadState[];
  set: UpdateObject<Tables, "leads">;
  /** Column that must be empty, filled or another one, so that of two people who act at once one does. */
  only?: readonly [
    column: keyof LeadsTable,
    comparison: "is" | "is not" | "is distinct from",
    value?: string,
  ];
  detail?: string | undefined;
  also?: (tx: LeadTransaction, changed: ChangedLead) => Promise<unknown>;
}

type ChangedLead = NewLead & Pick<LeadRecord, "suspicion">;

export interface Wanted {
  name: string;
  delay: Delay;
  /** Time that was chosen instead of a delay. */
  callAt: Date | undefined;
  termEnds: string;
  reason: string | undefined;
}

export interface ActOptions extends Act {
  channels: readonly ChannelName[];
}

interface Pressed extends Wanted, ActOptions {
  lead: LeadRecord;
  now: string;
}

const known = ["open", "answered"] as const;
const anyState = ["held", ...known, "spam"] as const;

const cancelAll: Change["also"] = (tx, { id }) => cancelDeliveries(tx, [id]);
const cancelCall: Change["also"] = (tx, { id }) => cancelDeliveries(tx, [id], "call");

function postponed({ lead: { id }, callAt, delay, at }: Pressed): Change {
  const later = (callAt ?? new Date(at.getTime() + delays[delay])).toISOString();
  return {
    action: "call postponed",
    set: { call_after: later },
    only: ["call_after", "is"],
    detail: `to ${later}`,
    also: (tx) => renewDeliveries(tx, [newDelivery(id, "call", later)]),
  };
}

function classified({ termEnds }: Pressed): Change {
  const term_ends_at = `${termEnds}T00:00:00.000Z`;
  return {
    action: "classified",
    from: known,
    set: { retention_class: "mortgage", term_ends_at },
    only: ["term_ends_at", "is distinct from", term_ends_at],
    detail: `mortgage, term ends ${termEnds}`,
  };
}

/** Returns what also happens to the reminders of an application's address, which follow its consent. */
const toReminders =
  ({ lead }: Pressed, change: (tx: LeadTransaction, address: string) => Promise<unknown>) =>
  async (tx: LeadTransaction) => {
    const address = emailKey(lead.phone_or_email);
    return plainAddress.test(address) && change(tx, address);
  };

/** Returns what a button changes, for each but the one that accepts, which many applications share. */
export const changes: Record<Exclude<LeadAct, "accept">, (pressed: Pressed) => Change> = {
  answer: ({ now }) => ({ action: "answered", set: { answered_at: now }, also: cancelCall }),
  reopen: () => ({ action: "answered undone", from: ["answered"], set: { answered_at: null } }),
  take: ({ name }) => ({ action: "taken", set: { taken_by: name }, only: ["taken_by", "is"] }),
  giveBack: () => ({
    action: "taken undone",
    set: { taken_by: null },
    only: ["taken_by", "is not"],
  }),
  postpone: postponed,
  callNow: () => ({
    action: "call postponed undone",
    set: { call_after: null },
    only: ["call_after", "is not"],
    also: cancelCall,
  }),
  holdAgain: () => ({
    action: "accepted undone",
    set: { suspicion: "held again by staff" },
    also: cancelAll,
  }),
  mortgage: classified,
  noMortgage: () => ({
    action: "classified undone",
    from: known,
    set: { retention_class: "application", term_ends_at: null },
    only: ["term_ends_at", "is not"],
    detail: "application",
  }),
  spam: ({ now }) => ({
    action: "marked as spam",
    from: ["held", "open"],
    set: { removed_at: now, suspicion: sql`coalesce(suspicion, ${markedAsSpam})` },
    only: ["hold_reason", "is"],
    also: cancelAll,
  }),
  hold: ({ reason }) => ({
    action: "held",
    from: [...anyState, "erasing"],
    set: { hold_reason: reason ?? null },
    only: ["hold_reason", "is"],
    detail: reason,
  }),
  release: () => ({
    action: "released",
    from: [...anyState, "erasing"],
    set: { hold_reason: null },
    only: ["hold_reason", "is not"],
  }),
  // The application is held or open again, and delivered if it was not.
  restore: ({ channels, at }) => ({
    action: "marked as spam undone",
    from: ["spam"],
    set: { removed_at: null, suspicion: sql`nullif(suspicion, ${markedAsSpam})` },
    also: async (tx, lead) => lead.suspicion === null && queueDeliveries(tx, [lead], channels, at),
  }),
  withdraw: (pressed) => ({
    action: "consent withdrawn",
    from: anyState,
    set: { consent_withdrawn_at: pressed.now },
    only: ["consent_withdrawn_at", "is"],
    also: toReminders(pressed, (tx, address) => withdrawAddress(tx, address, pressed)),
  }),
  consent: (pressed) => ({
    action: "consent withdrawn undone",
    from: anyState,
    set: { consent_withdrawn_at: null },
    only: ["consent_withdrawn_at", "is not"],
    also: toReminders(pressed, (tx, address) =>
      restoreReminders(tx, address, pressed.lead.consent_withdrawn_at ?? "", pressed),
    ),
  }),
};
