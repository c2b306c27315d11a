import {
  type ReminderTexts,
  reminderConsent,
  reminderTexts,
} from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import type { Settings } from "../settings/readSettings.ts";
import type { BuiltSite } from "../site/loadBuiltSite.ts";
import { readConsent } from "../site/readConsent.ts";

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
