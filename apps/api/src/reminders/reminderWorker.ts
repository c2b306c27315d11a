import { reminderConsent } from "@mortgage-kit/content/brokerage";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import {
  type DeliveryLog,
  type DeliveryWorker,
  deliveryWorker,
} from "../deliveries/deliveryWorker.ts";
import type { Settings } from "../env.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { Telemetry } from "../metrics/telemetry.ts";
import type { Site } from "../site/loadSite.ts";
import { readConsent } from "../site/readConsent.ts";
import type { ReminderTokens } from "./reminderTokens.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the consent to a reminder; undefined without mail or without reminders of the brokerage. */
export function consentToReminders(
  { email, brokerage }: Settings,
  site: Site | undefined,
): ConsentRecord | undefined {
  if (!email || !brokerage.reminder) return undefined;
  const shown = site && readConsent(site, "/remind-me");
  return shown ?? reminderConsent(brokerage, brokerage.reminder);
}

interface ReminderWorkerOptions {
  db: LeadDatabase;
  tokens: ReminderTokens;
  log: DeliveryLog;
  onAttempt: Telemetry["attempted"] | undefined;
}

/** Sends the reminders' mails. Loaded only if mail is configured. */
export async function reminderWorker(
  { email: settings, brokerage }: Settings,
  { db, tokens, log, onAttempt }: ReminderWorkerOptions,
): Promise<DeliveryWorker | undefined> {
  if (!settings || !brokerage.reminder) return undefined;
  const { reminderChannels, reminderOutbox } = await import("./reminderChannels.ts");
  const { reminder } = brokerage;
  return deliveryWorker({
    queue: reminderOutbox(db),
    channels: reminderChannels({ settings, brokerage, reminder, tokens }),
    log,
    // The renewal is months away, so a full mailbox can be retried for weeks.
    giveUpAfterMs: 30 * dayMs,
    ...(onAttempt && { onAttempt }),
  });
}
