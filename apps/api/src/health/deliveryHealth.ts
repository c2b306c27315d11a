import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { type ChannelName, type DeliveryState, staffChannels } from "../leads/tables.ts";
import type { DeliveryHealth } from "./health.ts";

const minuteMs = 60 * 1000;

/** Age in milliseconds at which a waiting delivery counts as late. */
export const behindAfterMs = 15 * minuteMs;

/** Time in milliseconds for which mails must have failed before that is reported. */
const failingAfterMs = 5 * minuteMs;

/**
 * Returns the state of deliveries. `behind` means that a lead has been waiting for longer than
 * staff would expect.
 */
export function readDeliveryHealth(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<DeliveryHealth> {
  return onStore(async () => {
    const rows = await db
      .selectFrom("outbox")
      .innerJoin("leads", "leads.id", "subject_id")
      .select(["state", (eb) => eb.fn.min("created_at").as("oldest")])
      .where("state", "in", ["pending", "dead"])
      .where("channel", "<>", "acknowledgement")
      // An answered lead needs no delivery, because staff already know of it.
      .where("answered_at", "is", null)
      .where("suspicion", "is", null)
      .groupBy("state")
      .execute();
    const oldest = (state: DeliveryState) => rows.find((row) => row.state === state)?.oldest;
    if (oldest("dead")) return "given up on some";
    if (!staffChannels.some((name) => channels.includes(name))) return "not configured";
    const pending = oldest("pending");
    const isBehind = pending && now.getTime() - Date.parse(pending) > behindAfterMs;
    return isBehind ? "behind" : "working";
  });
}

const staffMails: ChannelName[] = ["email", "details email", "call", "list email"];

/** Returns true if a mail to staff has failed for five minutes. */
export async function isMailFailing(db: LeadDatabase, now: Date): Promise<boolean> {
  const failed = db
    .selectFrom("outbox")
    .select("subject_id")
    .where("state", "=", "pending")
    .where("channel", "in", staffMails)
    .where("last_problem", "is not", null)
    .where("created_at", "<=", new Date(now.getTime() - failingAfterMs).toISOString())
    .limit(1);
  return onStore(async () => (await failed.executeTakeFirst()) !== undefined);
}
