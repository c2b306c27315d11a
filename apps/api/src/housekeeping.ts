import { countSuspected, type SuspectedRoom } from "./abuse/suspectedRoom.ts";
import type { DeliveryLog } from "./deliveries/deliveryWorker.ts";
import { eraseLeads, scrub, unscrubbedSince } from "./leads/eraseLeads.ts";
import { moveDeliveries, queueWaitingLeads, releaseFarDue } from "./leads/newDeliveries.ts";
import type { DatabaseSettings } from "./leads/openDatabase.ts";
import { forgetExpiredKeys } from "./leads/storeLeads.ts";
import type { ChannelName, LeadDatabase } from "./leads/tables.ts";
import { maintainReminders } from "./reminders/reminderStore.ts";
import { torontoHour } from "./settings/torontoTime.ts";
import { undoMs } from "./staff/leadState.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const planEveryMs = 15_000;

interface HousekeepingOptions {
  db: LeadDatabase;
  engine: DatabaseSettings["engine"];
  channels: ChannelName[];
  room: SuspectedRoom;
  log: DeliveryLog;
  lists: { plan: (now: Date) => Promise<void>; forget: (now: Date) => Promise<unknown> };
}

async function maintainDeliveries(db: LeadDatabase, names: ChannelName[], log: DeliveryLog) {
  const now = new Date();
  const moved = await moveDeliveries(db, names, now);
  if (moved > 0)
    log.info({ count: moved }, "moved deliveries of removed channels to the configured ones");
  const released = await releaseFarDue(db, now);
  if (released > 0)
    log.warn(
      { count: released },
      "made deliveries due that a clock rollback had left in the future",
    );
  const waiting = await queueWaitingLeads(db, names, now);
  if (waiting > 0) log.info({ count: waiting }, "queued waiting applications for delivery");
}

/** Repairs deliveries and removes what has expired, at the start and every hour; counts every minute. */
export function housekeeping({ db, engine, channels, room, log, lists }: HousekeepingOptions) {
  let timers: NodeJS.Timeout[] = [];

  /** Runs also if reminders are disabled, because expired requests must be deleted. */
  async function tend(): Promise<void> {
    await maintainDeliveries(db, channels, log);
    await lists.forget(new Date());
    const spam = await removeOldSpam(db, new Date());
    if (spam > 0) log.info({ count: spam }, "removed what was marked as spam a week ago");
    if (await scrubAtNight(db, engine, new Date())) {
      log.info({}, "cleared the database's files of removed applications");
    }
    const { expired, unneeded, passed } = await maintainReminders(db, new Date());
    if (expired > 0) log.info({ count: expired }, "deleted unconfirmed reminders");
    if (unneeded > 0) log.info({ count: unneeded }, "deleted proofs of consent");
    if (passed > 0) log.warn({ count: passed }, "reminders were not sent before the renewal");
  }

  return {
    tend,
    start() {
      const countings = setInterval(() => {
        countSuspected(db).then(room.recount, () => {});
      }, minuteMs);
      const tendings = setInterval(() => {
        Promise.all([forgetExpiredKeys(db, new Date()), tend()]).catch((error) =>
          log.warn({ err: error }, "housekeeping is postponed"),
        );
      }, hourMs);
      const plannings = setInterval(() => {
        lists
          .plan(new Date())
          .catch((error) => log.warn({ err: error }, "lists to staff are late"));
      }, planEveryMs);
      timers = [countings.unref(), tendings.unref(), plannings.unref()];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

const perRun = 5_000;

/** Hour in Toronto in which the database's files are rewritten, for which applications wait. */
const nightHour = 3;

/** Removes what was marked as spam seven days ago, and returns how many there were. */
export async function removeOldSpam(db: LeadDatabase, now: Date): Promise<number> {
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where("removed_at", "<=", new Date(now.getTime() - undoMs).toISOString())
    .where("hold_reason", "is", null)
    .limit(perRun)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await eraseLeads(db, { ids }, { at: now, actor: "server", action: "rejected" });
  }
  return ids.length;
}

/** Clears the database's files of removed applications, at night. Returns true if it did. */
export async function scrubAtNight(
  db: LeadDatabase,
  engine: DatabaseSettings["engine"],
  now: Date,
): Promise<boolean> {
  if (torontoHour(now) !== nightHour || !(await unscrubbedSince(db))) return false;
  return scrub(db, engine);
}
