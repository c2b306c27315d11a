import { sql } from "kysely";
import type { Suspicion } from "../leads/lead.ts";
import { likelyPeopleFirst } from "../leads/likelyPeople.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { claimTurn, dropTurn, staffMails } from "./mailTurn.ts";

const minuteMs = 60 * 1000;

/** Shortest time between two notices, in milliseconds. */
const noticeEveryMs = 15 * minuteMs;

/** Age in milliseconds at which a suspected application counts as waiting too long for review. */
const reviewWithinMs = 15 * minuteMs;

const maxListed = 50;

export interface HeldApplication {
  id: string;
  receivedAt: string;
  firstName: string;
  lastName: string;
  phoneOrEmail: string;
  suspicion: Suspicion;
}

export interface HeldNotice {
  /** The same in every attempt, so that a receiver can detect duplicates. */
  id: string;
  /** Applications to show: those most like people come first. */
  listed: HeldApplication[];
  /** Number of applications that the notice covers, with those that are not listed. */
  count: number;
}

/**
 * Claims the notice that is due, with every suspected application that no notice covers yet.
 * Returns undefined without one, within 15 minutes of the last, and while another process sends it.
 */
export function claimNotice(
  db: LeadDatabase,
  newId: string,
  now: Date,
): Promise<HeldNotice | undefined> {
  return onStore(() =>
    db.transaction().execute(async (tx) => {
      const lastBy = new Date(now.getTime() - noticeEveryMs);
      const id = await claimTurn(tx, staffMails.heldNotice, { newId, lastBy, now });
      if (!id) return undefined;
      await tx
        .updateTable("leads")
        .set({ notice_id: id })
        .where("suspicion", "is not", null)
        .where("removed_at", "is", null)
        .where("notice_id", "is", null)
        .execute();
      const covered = tx
        .selectFrom("leads")
        .select(["id", "received_at", "first_name", "last_name", "phone_or_email", "suspicion"])
        .select(sql<string>`count(*) over ()`.as("total"))
        .where("suspicion", "is not", null)
        .where("removed_at", "is", null)
        .where("notice_id", "=", id)
        .where("answered_at", "is", null)
        .limit(maxListed);
      const rows = await likelyPeopleFirst(covered).execute();
      const listed = rows.flatMap(({ suspicion, ...row }) =>
        suspicion === null
          ? []
          : {
              id: row.id,
              receivedAt: row.received_at,
              firstName: row.first_name,
              lastName: row.last_name,
              phoneOrEmail: row.phone_or_email,
              suspicion,
            },
      );
      if (listed.length > 0) return { id, listed, count: Number(rows[0]?.total) };
      await dropTurn(tx, staffMails.heldNotice);
      return undefined;
    }),
  );
}

/** Returns true if a suspected application might need a notice, without locking anything. */
export async function isNoticeOpen(db: LeadDatabase): Promise<boolean> {
  const open = db
    .selectFrom("held_notices")
    .select("id")
    .where("open_notice", "is not", null)
    .where("id", "=", staffMails.heldNotice);
  if (await open.executeTakeFirst()) return true;
  const uncovered = db
    .selectFrom("leads")
    .select("id")
    .where("suspicion", "is not", null)
    .where("removed_at", "is", null)
    .where("notice_id", "is", null);
  return (await uncovered.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns true if a suspected application has waited for review for 15 minutes. */
export async function isReviewLate(db: LeadDatabase, now: Date): Promise<boolean> {
  const waiting = await onStore(() =>
    db
      .selectFrom("leads")
      .select("id")
      .where("suspicion", "is not", null)
      .where("removed_at", "is", null)
      .where("answered_at", "is", null)
      .where("received_at", "<=", new Date(now.getTime() - reviewWithinMs).toISOString())
      .limit(1)
      .executeTakeFirst(),
  );
  return waiting !== undefined;
}
