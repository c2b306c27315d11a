import type { LeadDetails } from "@mortgage-kit/contracts";
import { detailsOfLeads } from "../leads/detailsRecords.ts";
import type { LeadKind, LeadSource } from "../leads/lead.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";

/** Lead in the form that staff and their systems receive. */
export interface LeadMessage {
  /** The same in every attempt, so that a receiver can detect duplicates. */
  id: string;
  receivedAt: string;
  firstName: string;
  lastName: string;
  phoneOrEmail: string;
  consent: { version: string; agreedAt: string };
  source: LeadSource;
  kind: LeadKind;
  /** Details that came with it, or were added to it before this delivery. */
  details: LeadDetails | null;
  /** Time before which staff decided not to call. */
  callAfter?: string | undefined;
  /** True for a test message. */
  isTest?: boolean;
}

export const nameOf = ({ firstName, lastName }: Pick<LeadMessage, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

export async function readLeadMessages(
  db: LeadDatabase,
  ids: readonly string[],
): Promise<LeadMessage[]> {
  const rows = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const details = await detailsOfLeads(db, ids);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    details: details.get(row.id) ?? null,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneOrEmail: row.phone_or_email,
    consent: { version: row.consent_version, agreedAt: row.consent_at },
    source: row.source,
    callAfter: row.call_after ?? undefined,
  }));
}
