import { inTurns } from "./engine.ts";
import {
  type Acceptance,
  fingerprint,
  type Submission,
  type SubmittedContent,
  searchText,
} from "./lead.ts";
import { newDeliveries } from "./newDeliveries.ts";
import { detailsRow } from "./storeDetails.ts";
import type { ChannelName, IdempotencyKeysTable, LeadDatabase, LeadTransaction } from "./tables.ts";

/** Begins a form's key, which is its content. No key of a header can contain the space. */
export const formKeyPrefix = "form ";

const keyLifetimeMs = 24 * 60 * 60 * 1000;

type Entry = Submission & { fingerprint: string; time: string };

const toEntry = (submission: Submission): Entry => ({
  ...submission,
  fingerprint: fingerprint(submission),
  time: submission.receivedAt.toISOString(),
});

function keyRows(entries: Entry[]): IdempotencyKeysTable[] {
  return (
    entries
      .flatMap(({ idempotencyKey: key, fingerprint, id, time }) =>
        key === undefined ? [] : [{ key, fingerprint, lead_id: id, received_at: time }],
      )
      // Locking keys in the same order prevents a deadlock between instances.
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  );
}

/**
 * Claims new and expired keys, and returns the others with their first use. A form's key is its
 * content, which a stranger may send first: if that was held as suspected, it is no first use for an
 * application that is not.
 */
async function claimKeys(
  tx: LeadTransaction,
  entries: Entry[],
): Promise<Map<string, IdempotencyKeysTable>> {
  const rows = keyRows(entries);
  if (rows.length === 0) return new Map();
  const newest = Math.max(...entries.map(({ receivedAt }) => receivedAt.getTime()));
  const expired = new Date(newest - keyLifetimeMs).toISOString();
  const trusted = entries.filter(({ suspicion }) => suspicion === undefined).map(({ id }) => id);
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
        .where((eb) =>
          eb.or([
            eb("idempotency_keys.received_at", "<", expired),
            eb.and([
              eb("idempotency_keys.key", "like", `${formKeyPrefix}%`),
              eb("excluded.lead_id", "in", trusted.length > 0 ? trusted : [""]),
              eb.exists(
                eb
                  .selectFrom("leads")
                  .select("leads.id")
                  .whereRef("leads.id", "=", "idempotency_keys.lead_id")
                  .where("leads.suspicion", "is not", null),
              ),
            ]),
          ]),
        ),
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

export async function findKeyUse(
  db: LeadDatabase,
  key: string,
  content: SubmittedContent,
  now: Date,
): Promise<Acceptance | undefined> {
  const expired = new Date(now.getTime() - keyLifetimeMs).toISOString();
  const use = await db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("key", "=", key)
    .where("received_at", ">=", expired)
    .executeTakeFirst();
  return use && repetition(use, fingerprint(content));
}

const repetition = (use: IdempotencyKeysTable, print: string): Acceptance =>
  use.fingerprint === print
    ? { outcome: "replayed", id: use.lead_id, receivedAt: use.received_at }
    : { outcome: "key-reused" };

async function insertLeads(
  tx: LeadTransaction,
  entries: Entry[],
  channels: readonly ChannelName[],
): Promise<void> {
  await tx
    .insertInto("leads")
    .values(
      entries.map(({ id, time, kind, application, consent, source, suspicion, ...sent }) => ({
        id,
        kind: kind ?? "application",
        received_at: time,
        ...personOf(application),
        search: searchText(personOf(application)),
        consent_version: consent.version,
        consent_at: time,
        source,
        answered_at: null,
        consent_id: consent.id,
        suspicion: suspicion ?? null,
        ...evidenceOf(suspicion ? sent : {}),
      })),
    )
    .execute();
  const deliveries = entries
    .filter(({ suspicion }) => suspicion === undefined)
    .flatMap(({ id, kind, time, application: { phoneOrEmail }, evidence }) => {
      const lane = evidence?.lane ?? null;
      const lead = { id, kind: kind ?? "application", phoneOrEmail, lane };
      return newDeliveries(lead, channels, time);
    });
  if (deliveries.length > 0) await tx.insertInto("outbox").values(deliveries).execute();
  const details = entries.flatMap(({ id, time, details }) =>
    details ? [detailsRow(id, details, { addedAt: time, consentId: null })] : [],
  );
  if (details.length > 0) await tx.insertInto("lead_details").values(details).execute();
}

const evidenceOf = ({ network, evidence }: Pick<Submission, "network" | "evidence">) => ({
  network: network ?? null,
  lane: evidence?.lane ?? null,
  seconds_open: evidence?.secondsOpen ?? null,
  is_first_sight: evidence ? Number(evidence.isFirstSight) : null,
});

const personOf = ({ firstName, lastName, phoneOrEmail }: Submission["application"]) => ({
  first_name: firstName,
  last_name: lastName,
  phone_or_email: phoneOrEmail,
});

export function storeLeads(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  batch: Submission[],
  signal: AbortSignal,
): Promise<Acceptance[]> {
  return db.transaction().execute(async (tx) => {
    signal.throwIfAborted();
    const entries = batch.map(toEntry);
    const earlier = await claimKeys(tx, entries);
    const useOf = ({ idempotencyKey: key }: Entry) =>
      key === undefined ? undefined : earlier.get(key);
    const fresh = entries.filter((entry) => !useOf(entry));
    if (fresh.length > 0) await insertLeads(tx, fresh, channels);
    // The sender has been told that nothing was stored, so nothing may be committed.
    signal.throwIfAborted();
    return entries.map((entry): Acceptance => {
      const use = useOf(entry);
      if (!use) return { outcome: "stored", id: entry.id, receivedAt: entry.time };
      return repetition(use, entry.fingerprint);
    });
  });
}

export async function forgetExpiredKeys(db: LeadDatabase, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keyLifetimeMs).toISOString();
  const expired = db.selectFrom("idempotency_keys").select("key");
  await inTurns(
    (limit) => expired.where("received_at", "<", oldest).limit(limit).execute(),
    (page) => {
      const keys = page.map(({ key }) => key);
      const rows = db.deleteFrom("idempotency_keys").where("key", "in", keys);
      return rows.where("received_at", "<", oldest).execute();
    },
  );
}
