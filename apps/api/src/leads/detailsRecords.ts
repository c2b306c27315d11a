import type { LeadDetails, SentResult } from "@mortgage-kit/contracts";
import type { Selectable } from "kysely";
import { detailsFingerprint } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import type { LeadDetailsTable } from "./tables.ts";

export function detailsRow(
  leadId: string,
  details: LeadDetails,
  { addedAt, consentId }: { addedAt: string; consentId: string | null },
): LeadDetailsTable {
  return {
    lead_id: leadId,
    added_at: addedAt,
    fingerprint: detailsFingerprint(details),
    consent_id: consentId,
    purpose: details.purpose,
    call_time: details.callTime,
    answer_by: details.answerBy,
    language: details.language,
    agent: details.agent,
    origin: details.origin,
    result: details.result && JSON.stringify(details.result),
  };
}

export function detailsIn(row: Selectable<LeadDetailsTable>): LeadDetails {
  return {
    purpose: row.purpose,
    callTime: row.call_time,
    answerBy: row.answer_by,
    language: row.language,
    agent: row.agent,
    origin: row.origin,
    result: row.result === null ? null : (JSON.parse(row.result) as SentResult),
  };
}

/** Returns the details of those of these leads that have any, by lead. */
export async function detailsOfLeads(
  db: LeadDatabase,
  ids: readonly string[],
): Promise<Map<string, LeadDetails>> {
  const rows = await db
    .selectFrom("lead_details")
    .selectAll()
    .where("lead_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.lead_id, detailsIn(row)]));
}
