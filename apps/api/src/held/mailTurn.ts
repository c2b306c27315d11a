import { sql, type Transaction } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { Tables } from "../leads/tables.ts";

/** Rows of `held_notices`: the kinds of mail to staff of which one is sent at a time. */
export const staffMails = { heldNotice: 1, digest: 2 } as const;

type StaffMail = (typeof staffMails)[keyof typeof staffMails];

const minuteMs = 60 * 1000;

/** Time in milliseconds after which another process may send a mail that was not completed. */
const leaseMs = minuteMs;

/** Time in milliseconds for which mails must have failed before that is reported. */
const failingAfterMs = 5 * minuteMs;

/**
 * Claims the right to send a mail, and returns its id: that of an earlier attempt, if there was one.
 * Returns undefined unless the last mail was sent by then, and while another process sends it.
 */
export async function claimTurn(
  tx: Transaction<Tables>,
  mail: StaffMail,
  { newId, lastBy, now }: { newId: string; lastBy: Date; now: Date },
): Promise<string | undefined> {
  const time = now.toISOString();
  const claimed = await tx
    .updateTable("held_notices")
    .set({
      open_notice: sql`coalesce(open_notice, ${newId})`,
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
    })
    .where("id", "=", mail)
    .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<=", time)]))
    .where((eb) =>
      eb.or([
        eb("sent_at", "is", null),
        eb("sent_at", "<=", lastBy.toISOString()),
        // A clock that was set back must not delay a mail.
        eb("sent_at", ">", time),
      ]),
    )
    .returning("open_notice")
    .executeTakeFirst();
  return claimed?.open_notice ?? undefined;
}

/** Gives a turn back without a mail, because there is nothing to send. */
export async function dropTurn(tx: Transaction<Tables>, mail: StaffMail): Promise<void> {
  const none = { open_notice: null, lease_until: null, failing_since: null };
  await tx.updateTable("held_notices").set(none).where("id", "=", mail).execute();
}

/** Records that a mail was sent. Until then it is sent again once its lease has ended. */
export async function completeTurn(db: LeadDatabase, id: string, now: Date): Promise<void> {
  const sent_at = now.toISOString();
  await onStore(() =>
    db
      .updateTable("held_notices")
      .set({ open_notice: null, lease_until: null, failing_since: null, sent_at })
      .where("open_notice", "=", id)
      .execute(),
  );
}

/** Records a failed attempt. The mail is sent again once its lease has ended. */
export async function failTurn(db: LeadDatabase, id: string, now: Date): Promise<void> {
  await onStore(() =>
    db
      .updateTable("held_notices")
      .set({ failing_since: sql`coalesce(failing_since, ${now.toISOString()})` })
      .where("open_notice", "=", id)
      .execute(),
  );
}

/**
 * Returns true if mails to staff have failed for five minutes: a notice, a digest, or an
 * application whose delivery was tried.
 */
export async function isMailFailing(db: LeadDatabase, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - failingAfterMs).toISOString();
  return onStore(async () => {
    const mail = db.selectFrom("held_notices").select("id").where("failing_since", "<=", since);
    if (await mail.executeTakeFirst()) return true;
    const delivery = db
      .selectFrom("deliveries")
      .select("lead_id")
      .where("state", "=", "pending")
      .where("channel", "=", "email")
      .where("last_problem", "is not", null)
      .where("created_at", "<=", since)
      .limit(1);
    return (await delivery.executeTakeFirst()) !== undefined;
  });
}
