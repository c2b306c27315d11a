import type { LeadDetails, SentResult } from "@mortgage-kit/contracts";
import type { Selectable } from "kysely";
import { inPages, isPostgres } from "./engine.ts";
import { detailsFingerprint } from "./lead.ts";
import { isDetailsChannel, newDelivery } from "./newDeliveries.ts";
import type { ChannelName, LeadDatabase, LeadDetailsTable } from "./tables.ts";

export interface AddedDetails {
  leadId: string;
  details: LeadDetails;
  consentId: string;
  now: Date;
  /** False if suspected leads may take no more of the disk. */
  hasRoom: boolean;
}

/** Adds details once, with their delivery. A suspected lead's are delivered if it is accepted. */
export function storeDetails(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  { leadId, details, consentId, now, hasRoom }: AddedDetails,
) {
  const row = detailsRow(leadId, details, { addedAt: now.toISOString(), consentId });
  return db.transaction().execute(async (tx) => {
    let query = tx.selectFrom("leads").select("suspicion").where("id", "=", leadId);
    // Otherwise staff could accept the lead meanwhile, and the details would never be delivered.
    if (isPostgres(tx)) query = query.forUpdate();
    const lead = await query.executeTakeFirst();
    if (!lead) return { outcome: "removed" as const };
    const isSuspected = lead.suspicion !== null;
    if (isSuspected && !hasRoom) return { outcome: "no room" as const };
    const inserted = await tx
      .insertInto("lead_details")
      .values(row)
      // Details sent with the application have no consent of their own, and are in the form again.
      .onConflict((conflict) =>
        conflict.column("lead_id").doUpdateSet(row).where("lead_details.consent_id", "is", null),
      )
      .returning("lead_id")
      .executeTakeFirst();
    if (!inserted) {
      const { added_at, fingerprint } = await tx
        .selectFrom("lead_details")
        .select(["added_at", "fingerprint"])
        .where("lead_id", "=", leadId)
        .executeTakeFirstOrThrow();
      return fingerprint === row.fingerprint
        ? { outcome: "replayed" as const, receivedAt: added_at, isSuspected }
        : { outcome: "used" as const };
    }
    const wanted = isSuspected ? [] : channels.filter(isDetailsChannel);
    const deliveries = wanted.map((channel) => newDelivery(leadId, channel, row.added_at));
    if (deliveries.length > 0) await tx.insertInto("outbox").values(deliveries).execute();
    return { outcome: "stored" as const, receivedAt: row.added_at, isSuspected };
  });
}

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
    call_day: details.callDay ?? null,
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
    ...(row.call_day !== null && { callDay: row.call_day }),
    answerBy: row.answer_by,
    language: row.language,
    agent: row.agent,
    origin: row.origin,
    result: row.result === null ? null : (JSON.parse(row.result) as SentResult),
  };
}

export async function withDetails<Lead extends { id: string }>(
  db: LeadDatabase,
  leads: readonly Lead[],
) {
  const details = new Map<string, LeadDetails>();
  for (const page of inPages(leads)) {
    const ids = page.map(({ id }) => id);
    const rows = db.selectFrom("lead_details").selectAll().where("lead_id", "in", ids);
    for (const row of await rows.execute()) details.set(row.lead_id, detailsIn(row));
  }
  return leads.map((lead) => ({ ...lead, details: details.get(lead.id) ?? null }));
}
