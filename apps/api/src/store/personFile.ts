import { consentRecord } from "@mortgage-kit/contracts";
import { newestEntries } from "./auditLog.ts";
import type { LeadRecord } from "./leadRecords.ts";
import { keptUntil, type RetentionRules } from "./retention.ts";
import { detailsIn } from "./storeDetails.ts";
import type { LeadDatabase } from "./tables.ts";

const everyEntry = 10_000;

async function consentRecordOf(db: LeadDatabase, id: string | null) {
  const kept = await db.selectFrom("consents").selectAll().where("id", "=", id).executeTakeFirst();
  if (!kept) return null;
  const { version, language, text } = kept;
  return consentRecord.parse({ version, language, text, documents: JSON.parse(kept.documents) });
}

async function detailsFileOf(db: LeadDatabase, lead: LeadRecord) {
  const row = await db
    .selectFrom("lead_details")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .executeTakeFirst();
  if (!row) return null;
  const consent = await consentRecordOf(db, row.consent_id);
  return { addedAt: row.added_at, ...detailsIn(row), consent };
}

export async function personFile(db: LeadDatabase, lead: LeadRecord, rules: RetentionRules) {
  const history = await newestEntries(db, everyEntry, { leadId: lead.id });
  return {
    visitor: {
      firstName: lead.first_name,
      lastName: lead.last_name,
      phoneOrEmail: lead.phone_or_email,
      details: await detailsFileOf(db, lead),
    },
    notes: await db
      .selectFrom("lead_notes")
      .select(["at", "author", "text"])
      .where("lead_id", "=", lead.id)
      .orderBy("at")
      .execute(),
    id: lead.id,
    kind: lead.kind,
    receivedAt: lead.received_at,
    source: lead.source,
    suspicion: lead.suspicion,
    network: lead.network,
    lane: lead.lane,
    secondsOpen: lead.seconds_open,
    isFirstSightOfNetwork: lead.is_first_sight === null ? null : lead.is_first_sight === 1,
    takenBy: lead.taken_by,
    callAfter: lead.call_after,
    markedAsSpamAt: lead.removed_at,
    answeredAt: lead.answered_at,
    consent: {
      ...((await consentRecordOf(db, lead.consent_id)) ?? { version: lead.consent_version }),
      agreedAt: lead.consent_at,
      withdrawnAt: lead.consent_withdrawn_at,
    },
    retention: {
      class: lead.retention_class,
      until: keptUntil(lead, rules)?.toISOString() ?? null,
      termEnds: lead.term_ends_at,
      hold: lead.hold_reason,
    },
    deliveries: lead.deliveries.map(({ channel, state, attempts, created_at, sent_at }) => ({
      channel,
      state,
      attempts,
      askedAt: created_at,
      sentAt: sent_at,
    })),
    history: history
      .toReversed()
      .map(({ at, actor, action, detail, hash }) => ({ at, actor, action, detail, hash })),
  };
}
