import { staffMailer } from "../deliveries/staffMail.ts";
import type { EmailSettings, Settings } from "../env.ts";
import { claimTurn, completeTurn, failTurn, staffMails } from "../held/mailTurn.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import { torontoDay } from "../torontoTime.ts";
import { digestMail } from "./digestMail.ts";
import { readDigest } from "./readDigest.ts";

const hourMs = 60 * 60 * 1000;

/** Returns a time at or before the start of the day in Toronto, and after the morning before. */
function yesterdayEvening(now: Date): Date {
  let time = now.getTime();
  while (torontoDay(new Date(time)) === torontoDay(now)) time -= hourMs;
  return new Date(time);
}

export interface SendDigestOptions {
  db: LeadDatabase;
  settings: Pick<Settings, "brokerage" | "backups">;
  email: EmailSettings;
  links: StaffLinks;
  now: Date;
}

/** Mails the digest of the day. Returns false if it was sent today, or another process sends it. */
export async function sendDigest(options: SendDigestOptions): Promise<boolean> {
  const { db, settings, email, links, now } = options;
  const newId = `digest-${torontoDay(now)}`;
  const id = await onStore(() =>
    db
      .transaction()
      .execute((tx) =>
        claimTurn(tx, staffMails.digest, { newId, lastBy: yesterdayEvening(now), now }),
      ),
  );
  if (id === undefined) return false;
  const mail = digestMail(await readDigest(db, settings, now), links, now);
  try {
    await staffMailer(email, settings.brokerage)(id, mail);
  } catch (error) {
    await failTurn(db, id, now);
    throw error;
  }
  await completeTurn(db, id, now);
  return true;
}
