import { randomUUID } from "node:crypto";
import { fill, wordsOf } from "@mortgage-kit/content/words";
import { type DeliveryLog, steadyClock } from "../deliveries/deliveryWorker.ts";
import { staffMailer, writeStaffMail } from "../deliveries/staffMail.ts";
import { postSigned } from "../deliveries/webhookChannel.ts";
import type { Settings } from "../env.ts";
import { isBackupLate, oldestUnsavedSeconds } from "../leads/backupHealth.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { instantNotice } from "../notices/instantNotice.ts";
import { countInState } from "../staff/leadState.ts";
import { torontoDay } from "../torontoTime.ts";
import { isMailFailing } from "./mailTurn.ts";

const minuteMs = 60_000;

/** Shortest time in milliseconds between two alarms of one kind. */
const alarmEveryMs = 15 * minuteMs;

const timeoutMs = 10_000;
const daySeconds = 24 * 60 * 60;

/** Trouble that staff must hear of before they look. */
export interface Trouble {
  text: string;
  /** What the webhook receives. */
  data: Readonly<Record<string, string | number>>;
  /** Its size: staff are told again while it grows. */
  size: number;
}

export interface StaffAlarmOptions {
  /** Returns the trouble; undefined without one. */
  read: (now: Date) => Promise<Trouble | undefined>;
  ways: readonly ((trouble: Trouble) => Promise<void>)[];
  log: Pick<DeliveryLog, "warn">;
  clock?: () => Date;
}

/** Tells staff of a trouble: once, then at most every 15 minutes while it grows. */
export function staffAlarm({ read, ways, log, clock = steadyClock() }: StaffAlarmOptions) {
  let last: { at: number; size: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const now = clock();
    const trouble = await onStore(() => read(now));
    if (!trouble) {
      last = undefined;
      return;
    }
    const isDue = !last || (trouble.size > last.size && now.getTime() - last.at >= alarmEveryMs);
    if (!isDue) return;
    last = { at: now.getTime(), size: trouble.size };
    const outcomes = await Promise.allSettled(ways.map((way) => way(trouble)));
    if (outcomes.every(({ status }) => status === "rejected")) last = undefined;
    log.warn(trouble.data, "staff were told of trouble");
  }

  function run(): Promise<void> {
    running = running.then(check).catch(() => log.warn({}, "staff alarms cannot be read"));
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

/** Reads whether mails to staff have failed for five minutes, and how many applications wait. */
export async function readMailTrouble(db: LeadDatabase, now: Date): Promise<Trouble | undefined> {
  if (!(await isMailFailing(db, now))) return undefined;
  const { count: open } = await countInState(db, "open");
  const { count: held } = await countInState(db, "held");
  const text = fill(wordsOf("en").staff.notices.mailFails, { open, held });
  return { text, data: { mail: "failing", open, held }, size: open + held };
}

/** Reads whether applications have waited too long for a backup. It grows by one a day. */
export async function readBackupTrouble(
  db: LeadDatabase,
  now: Date,
  dumps: string | undefined,
): Promise<Trouble | undefined> {
  if (!(await isBackupLate(db, now, dumps))) return undefined;
  const seconds = await oldestUnsavedSeconds(db, now, dumps);
  const { text } = wordsOf("en").staff.notices.backupLate;
  return { text, data: { backup: "late" }, size: Math.floor(seconds / daySeconds) };
}

const signal = () => AbortSignal.timeout(timeoutMs);

/** Returns the configured ways to reach staff without mail: the instant notice and the webhook. */
export function waysWithoutMail({
  notice,
  webhook,
}: Pick<Settings, "notice" | "webhook">): StaffAlarmOptions["ways"] {
  const notify = notice && instantNotice(notice);
  return [
    ...(notify ? [({ text }: Trouble) => notify(text, signal())] : []),
    ...(webhook
      ? [
          ({ data }: Trouble) => {
            const timestamp = new Date().toISOString();
            const event = { type: "staff.attention", timestamp, data };
            return postSigned(webhook, randomUUID(), JSON.stringify(event), signal());
          },
        ]
      : []),
  ];
}

/** Returns every configured way to reach staff. */
export function waysToStaff(
  settings: Pick<Settings, "email" | "brokerage" | "notice" | "webhook">,
): StaffAlarmOptions["ways"] {
  const { email, brokerage } = settings;
  const mail = email && staffMailer(email, brokerage);
  const { subject } = wordsOf("en").staff.notices.backupLate;
  return [
    ...(mail
      ? [
          // Several servers send it under one id, so that a mailbox shows one.
          ({ text }: Trouble) =>
            mail(
              `backup-late-${torontoDay(new Date())}`,
              writeStaffMail(subject, [{ paragraphs: [text] }]),
            ),
        ]
      : []),
    ...waysWithoutMail(settings),
  ];
}
