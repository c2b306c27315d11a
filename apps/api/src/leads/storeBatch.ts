import type { Transaction } from "kysely";
import { fingerprint } from "./fingerprint.ts";
import type { Acceptance, Submission } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import type { ChannelName, IdempotencyKeysTable, Tables } from "./tables.ts";

export const keyLifetimeMs = 24 * 60 * 60 * 1000;

export type KeyedSubmission = Submission & { fingerprint: string };

const withFingerprint = (submission: Submission): KeyedSubmission => ({
  ...submission,
  fingerprint: fingerprint(submission.application),
});

const time = (date: Date) => date.toISOString();

function keyRows(submissions: KeyedSubmission[]): IdempotencyKeysTable[] {
  return (
    submissions
      .flatMap(({ idempotencyKey: key, fingerprint, id, receivedAt }) =>
        key === undefined ? [] : [{ key, fingerprint, lead_id: id, received_at: time(receivedAt) }],
      )
      // Two instances that lock the same keys in the same order cannot lock each other out.
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  );
}

/** Takes the keys that are new or expired; returns the others as they were first used. */
async function claimKeys(
  tx: Transaction<Tables>,
  submissions: KeyedSubmission[],
): Promise<Map<string, IdempotencyKeysTable>> {
  const rows = keyRows(submissions);
  if (rows.length === 0) return new Map();
  const newest = Math.max(...submissions.map(({ receivedAt }) => receivedAt.getTime()));
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({
          fingerprint: eb.ref("excluded.fingerprint"),
          lead_id: eb.ref("excluded.lead_id"),
          received_at: eb.ref("excluded.received_at"),
        }))
        .where("idempotency_keys.received_at", "<", time(new Date(newest - keyLifetimeMs))),
    )
    .returning("key")
    .execute();
  if (claimed.length === rows.length) return new Map();
  const ours = new Set(claimed.map(({ key }) => key));
  const used = rows.map(({ key }) => key).filter((key) => !ours.has(key));
  const earlier = await tx
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("key", "in", used)
    .execute();
  return new Map(earlier.map((row) => [row.key, row]));
}

async function insertLeads(
  tx: Transaction<Tables>,
  submissions: Submission[],
  channels: readonly ChannelName[],
): Promise<void> {
  await tx
    .insertInto("leads")
    .values(
      submissions.map(({ id, receivedAt, application, consentVersion, source }) => ({
        id,
        received_at: time(receivedAt),
        first_name: application.firstName,
        last_name: application.lastName,
        phone_or_email: application.phoneOrEmail,
        consent_version: consentVersion,
        consent_at: time(receivedAt),
        source,
        answered_at: null,
      })),
    )
    .execute();
  const deliveries = submissions.flatMap(({ id, receivedAt }) =>
    channels.map((channel) => newDelivery(id, channel, time(receivedAt))),
  );
  if (deliveries.length > 0) await tx.insertInto("deliveries").values(deliveries).execute();
}

export function newDelivery(leadId: string, channel: ChannelName, now: string) {
  return {
    lead_id: leadId,
    channel,
    state: "pending" as const,
    attempts: 0,
    created_at: now,
    due_at: now,
    lease: null,
    last_problem: null,
    sent_at: null,
  };
}

/** Stores the leads with their keys and their deliveries in one transaction, or none of it. */
export function storeBatch(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  batch: Submission[],
  signal: AbortSignal,
): Promise<Acceptance[]> {
  return db.transaction().execute(async (tx) => {
    signal.throwIfAborted();
    const submissions = batch.map(withFingerprint);
    const earlier = await claimKeys(tx, submissions);
    const earlierUse = ({ idempotencyKey: key }: Submission) =>
      key === undefined ? undefined : earlier.get(key);
    const fresh = submissions.filter((submission) => !earlierUse(submission));
    if (fresh.length > 0) await insertLeads(tx, fresh, channels);
    return submissions.map((submission): Acceptance => {
      const use = earlierUse(submission);
      if (!use) {
        return { outcome: "stored", id: submission.id, receivedAt: time(submission.receivedAt) };
      }
      return use.fingerprint === submission.fingerprint
        ? { outcome: "replayed", id: use.lead_id, receivedAt: use.received_at }
        : { outcome: "key-reused" };
    });
  });
}
