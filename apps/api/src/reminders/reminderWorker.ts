import {
  type ReminderTexts,
  reminderConsent,
  reminderTexts,
} from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import {
  type DeliveryLog,
  type DeliveryWorker,
  deliveryWorker,
} from "../deliveries/deliveryWorker.ts";
import type { Settings } from "../env.ts";
import type { Telemetry } from "../health/metricsServer.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { BuiltSite } from "../site/loadBuiltSite.ts";
import { readConsent } from "../site/readConsent.ts";
import type { ReminderTokens } from "./reminderTokens.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the consent to a reminder by the form's language; undefined without mail or without reminders
 * of the brokerage.
 */
export function consentsToReminders(
  { email, brokerages }: Settings,
  site: BuiltSite | undefined,
): Record<SiteLanguage, ConsentRecord> | undefined {
  const texts = reminderTexts(brokerages);
  if (!email || !texts) return undefined;
  const consentIn = (of: ReminderTexts) => {
    const shown = site && readConsent(site, `${of.base}/remind-me`);
    return shown ?? reminderConsent(of);
  };
  return { en: consentIn(texts.en), fr: consentIn(texts.fr) };
}

interface ReminderWorkerOptions {
  db: LeadDatabase;
  tokens: ReminderTokens;
  log: DeliveryLog;
  onAttempt: Telemetry["attempted"] | undefined;
}

/** Sends the reminders' mails. Loaded only if mail is configured. */
export async function reminderWorker(
  { email: settings, brokerages }: Settings,
  { db, tokens, log, onAttempt }: ReminderWorkerOptions,
): Promise<DeliveryWorker | undefined> {
  const texts = reminderTexts(brokerages);
  if (!settings || !texts) return undefined;
  const { reminderChannels, reminderOutbox } = await import("./reminderChannels.ts");
  return deliveryWorker({
    queue: reminderOutbox(db),
    channels: reminderChannels({ settings, texts, tokens }),
    log,
    // The renewal is months away, so a full mailbox can be retried for weeks.
    giveUpAfterMs: 30 * dayMs,
    ...(onAttempt && { onAttempt }),
  });
}
