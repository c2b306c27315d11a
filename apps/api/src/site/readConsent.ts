import {
  type Brokerages,
  type ReminderTexts,
  reminderConsent,
  reminderTexts,
} from "@mortgage-kit/content/brokerage";
import { type ConsentRecord, consentFor, consentRecord } from "@mortgage-kit/contracts";
import { type Settings, SettingsError } from "../settings/readSettings.ts";
import type { BuiltSite } from "./loadBuiltSite.ts";

const attribute = /\sdata-consent="([^"]*)"/;

const characters: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** Returns the consent record of a built page, so that the stored text is the one visitors read. */
export function readConsent(site: BuiltSite, path = "/application"): ConsentRecord | undefined {
  const page = site.pages.get(path)?.body.plain.bytes.toString("utf8");
  const written = page === undefined ? undefined : attribute.exec(page)?.[1];
  if (written === undefined) return undefined;
  const json = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? "");
  try {
    return consentRecord.parse(JSON.parse(json));
  } catch (cause) {
    throw new SettingsError(
      `The built page ${path} has an invalid consent record: build the site again.`,
      { cause },
    );
  }
}

export function consentsToApply({ en, fr }: Brokerages, site: BuiltSite | undefined) {
  return {
    en: (site && readConsent(site)) ?? consentFor(en.brokerage.documents),
    fr: (site && readConsent(site, "/fr/application")) ?? consentFor(fr.brokerage.documents, "fr"),
  };
}

/** Returns the consents to a reminder; undefined without mail, or if none is offered. */
export function consentsToReminders({ email, brokerages }: Settings, site: BuiltSite | undefined) {
  const texts = reminderTexts(brokerages);
  if (!email || !texts) return undefined;
  const consentIn = (of: ReminderTexts) => {
    const shown = site && readConsent(site, `${of.base}/remind-me`);
    return shown ?? reminderConsent(of);
  };
  return { en: consentIn(texts.en), fr: consentIn(texts.fr) };
}
