import { zonedTime } from "@mortgage-kit/content/office";
import type { DeliveryLog } from "./deliveries/attempt.ts";
import { countSuspected, type SuspectedRoom } from "./intake/suspectedRoom.ts";
import { repeat } from "./limits/repeat.ts";
import { forgetLists } from "./lists/planLists.ts";
import { maintainReminders } from "./reminders/reminderStore.ts";
import { eraseAsked } from "./staff/erasePerson.ts";
import { eraseMatching } from "./store/eraseLeads.ts";
import { isInState, undoMs } from "./store/leadState.ts";
import { moveDeliveries, queueWaitingLeads, releaseFarDue } from "./store/newDeliveries.ts";
import { scrub, unscrubbedSince } from "./store/scrub.ts";
import { forgetExpiredKeys } from "./store/storeLeads.ts";
import type { ChannelName, LeadDatabase } from "./store/tables.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const planEveryMs = 15_000;

interface HousekeepingOptions {
  db: LeadDatabase;
  channels: ChannelName[];
  room: SuspectedRoom;
  timeZone: string;
  log: DeliveryLog;
  plan: (now: Date) => Promise<void>;
}

/** Repairs deliveries and removes what has expired, at the start and every hour; counts every minute. */
export function housekeeping(options: HousekeepingOptions) {
  const { db, channels, room, timeZone, log, plan } = options;

  function report(count: number, text: string, level: "info" | "warn" = "info"): void {
    if (count > 0) log[level]({ count }, text);
  }

  async function release(now: Date): Promise<void> {
    const released = await releaseFarDue(db, now);
    report(released, "made deliveries due that a clock rollback had left in the future", "warn");
  }

  /** Runs also if reminders are disabled, because expired requests must be deleted. */
  async function tend(): Promise<void> {
    const now = new Date();
    const moved = await moveDeliveries(db, channels, now);
    report(moved, "moved deliveries of removed channels to the configured ones");
    await release(now);
    report(await queueWaitingLeads(db, channels, now), "queued waiting applications for delivery");
    await forgetExpiredKeys(db, now);
    await forgetLists(db, now);
    report(await removeOldSpam(db, now), "removed what was marked as spam a week ago");
    report(await eraseAsked(db, now), "erased what staff asked for a week ago");
    if (await scrubAtNight(db, { timeZone, now })) {
      log.info({}, "cleared the database's files of removed applications");
    }
    const { expired, unneeded, passed } = await maintainReminders(db, now);
    report(expired, "deleted unconfirmed reminders");
    report(unneeded, "deleted proofs of consent");
    report(passed, "reminders were not sent before the renewal", "warn");
  }

  const guarded = (text: string, work: () => Promise<void>) => () =>
    work().catch((error) => log.warn({ err: error }, text));
  const jobs = [
    repeat(minuteMs, () => countSuspected(db).then(room.recount, () => {})),
    repeat(
      minuteMs,
      guarded("deliveries may be late", () => release(new Date())),
    ),
    repeat(hourMs, guarded("housekeeping is postponed", tend)),
    repeat(
      planEveryMs,
      guarded("lists to staff are late", () => plan(new Date())),
    ),
  ];
  return {
    tend,
    start() {
      for (const job of jobs) job.start();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Hour on the office's clock in which the database's files are rewritten: the quietest, as that takes minutes. */
const nightHour = 3;

export const removeOldSpam = (db: LeadDatabase, now: Date): Promise<number> =>
  eraseMatching(
    db,
    (eb) =>
      eb.and([
        isInState.spam(eb),
        eb("removed_at", "<=", new Date(now.getTime() - undoMs).toISOString()),
        eb("hold_reason", "is", null),
      ]),
    { at: now, actor: "server", action: "rejected" },
  );

/** Clears the database's files of removed applications, at night. Returns true if it did. */
export async function scrubAtNight(
  db: LeadDatabase,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<boolean> {
  const hour = Math.floor(zonedTime(timeZone, now).minutes / 60);
  if (hour !== nightHour || !(await unscrubbedSince(db))) return false;
  return scrub(db);
}
