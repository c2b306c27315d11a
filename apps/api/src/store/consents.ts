import { createHash } from "node:crypto";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import { SettingsError } from "../settings/readSettings.ts";
import type { LeadDatabase } from "./tables.ts";

/** Returns an id derived from the content, so that other words or documents are another record. */
export function consentId(record: ConsentRecord): string {
  const { version, language, text, documents } = record;
  const digest = createHash("sha256")
    .update(JSON.stringify([version, language, text, documents.map(Object.entries)]))
    .digest("base64url");
  return `${version}.${digest.slice(0, 12)}`;
}

/** Stores a consent. Throws `SettingsError` if its version is already stored with other words. */
export async function keepConsent(db: LeadDatabase, record: ConsentRecord, now: Date) {
  const { version, language, text } = record;
  const kept = await db
    .selectFrom("consents")
    .select("text")
    .where("version", "=", version)
    .where("language", "=", language)
    .execute();
  if (kept.some((earlier) => earlier.text !== text)) {
    throw new SettingsError(
      `Consent ${version} (${language}) is already stored with other words: give the new words a new version.`,
    );
  }
  await db
    .insertInto("consents")
    .values({
      id: consentId(record),
      version,
      language,
      text,
      documents: JSON.stringify(record.documents),
      first_used_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
