import { randomUUID } from "node:crypto";
import { counted } from "../commands/counted.ts";
import { type DeliveryLog, steadyClock } from "../deliveries/deliveryWorker.ts";
import { postSigned } from "../deliveries/webhookChannel.ts";
import type { Settings } from "../env.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { instantNotice } from "../notices/instantNotice.ts";
import { isInState } from "../staff/leadState.ts";
import { isMailFailing } from "./mailTurn.ts";

const minuteMs = 60_000;

/** Shortest time in milliseconds between two alarms. */
const alarmEveryMs = 15 * minuteMs;

const timeoutMs = 10_000;

export interface Alarm {
  open: number;
  held: number;
}

export interface MailAlarmOptions {
  db: LeadDatabase;
  /** Ways to reach staff that do not need the mail server. */
  ways: readonly ((alarm: Alarm) => Promise<void>)[];
  log: Pick<DeliveryLog, "warn">;
  clock?: () => Date;
}

async function countWaiting(db: LeadDatabase): Promise<Alarm> {
  const count = async (state: "open" | "held") => {
    const { total } = await db
      .selectFrom("leads")
      .where(isInState[state])
      .select((eb) => eb.fn.countAll().as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return { open: await count("open"), held: await count("held") };
}

/**
 * Tells staff by other ways that their mails have failed for five minutes: once, then at most every
 * 15 minutes while more applications wait.
 */
export function mailAlarm({ db, ways, log, clock = steadyClock() }: MailAlarmOptions) {
  let last: { at: number; waiting: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const now = clock();
    if (!(await isMailFailing(db, now))) {
      last = undefined;
      return;
    }
    const alarm = await onStore(() => countWaiting(db));
    const waiting = alarm.open + alarm.held;
    const isDue = !last || (waiting > last.waiting && now.getTime() - last.at >= alarmEveryMs);
    if (!isDue) return;
    last = { at: now.getTime(), waiting };
    const outcomes = await Promise.allSettled(ways.map((way) => way(alarm)));
    if (outcomes.some(({ status }) => status === "rejected")) last = undefined;
    log.warn(alarm, "mail to staff fails");
  }

  function run(): Promise<void> {
    running = running.then(check).catch(() => log.warn({}, "the state of mails cannot be read"));
    return running;
  }

  return {
    run,
    start() {
      timer = setInterval(run, minuteMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export const alarmText = ({ open, held }: Alarm): string =>
  `Mail to staff has failed for five minutes. ${counted(open, "application")} open, ${held} held: look with leads list and leads suspected.`;

/** Returns the configured ways to reach staff without mail: the instant notice and the webhook. */
export function waysWithoutMail({
  notice,
  webhook,
}: Pick<Settings, "notice" | "webhook">): MailAlarmOptions["ways"] {
  const signal = () => AbortSignal.timeout(timeoutMs);
  const notify = notice && instantNotice(notice);
  return [
    ...(notify ? [(alarm: Alarm) => notify(alarmText(alarm), signal())] : []),
    ...(webhook
      ? [
          (alarm: Alarm) => {
            const timestamp = new Date().toISOString();
            const event = {
              type: "staff.attention",
              timestamp,
              data: { mail: "failing", ...alarm },
            };
            return postSigned(webhook, randomUUID(), JSON.stringify(event), signal());
          },
        ]
      : []),
  ];
}
