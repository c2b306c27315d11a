import { createHmac } from "node:crypto";
import { countRows, lockTable } from "../store/engine.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Mails to one mailbox within 24 hours, so that strangers cannot fill it. */
const maxPerMailbox = 3;
/** Days between two mails to a mailbox whose owner wants none. */
const withdrawnEveryDays = 30;

export const mailRefusals = {
  mailbox: "the mailbox got its mails of a day",
  withdrawn: "the mailbox wants no mails",
  budget: "the mails of a day to visitors are used up",
} as const;

export type MailRefusal = keyof typeof mailRefusals;

/** Returns the secret that signs links in mails. It outlives the secret of the forms. */
export async function linkSecret(db: LeadDatabase): Promise<Buffer> {
  const { secret } = await db.selectFrom("link_keys").select("secret").executeTakeFirstOrThrow();
  return Buffer.from(secret, "base64");
}

/** Returns a keyed hash of a mailbox without case, dots and `+tag`, for limits of mails only. */
async function mailboxOf(db: LeadDatabase, address: string): Promise<string> {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  const [name = ""] = local.replaceAll(".", "").split("+");
  return createHmac("sha256", await linkSecret(db))
    .update(`mailbox\n${name}@${domain}`)
    .digest("base64url");
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

function countSince(db: LeadDatabase, since: string, mailbox?: string, channel?: string) {
  let query = db.selectFrom("visitor_mails").where("at", ">", since);
  if (mailbox !== undefined) query = query.where("mailbox", "=", mailbox);
  if (channel !== undefined) query = query.where("channel", "=", channel);
  return countRows(query);
}

export const isMailBudgetUsed = async (db: LeadDatabase, perDay: number, now: Date) =>
  (await countSince(db, before(now, dayMs))) >= perDay;

async function refusalOf(
  tx: LeadDatabase,
  mailbox: string,
  channel: string,
  { perDay, now }: { perDay: number; now: Date },
): Promise<MailRefusal | undefined> {
  const since = before(now, dayMs);
  if ((await countSince(tx, since)) >= perDay) return "budget";
  if ((await countSince(tx, since, mailbox)) >= maxPerMailbox) return "mailbox";
  const isOncePerDay = channel === "acknowledgement";
  if (isOncePerDay && (await countSince(tx, since, mailbox, channel)) > 0) return "mailbox";
  const withdrawn = await tx
    .selectFrom("withdrawn_mailboxes")
    .select("mailed_at")
    .where("mailbox", "=", mailbox)
    .executeTakeFirst();
  const recently = before(now, withdrawnEveryDays * dayMs);
  return withdrawn?.mailed_at && withdrawn.mailed_at > recently ? "withdrawn" : undefined;
}

/** Returns true if a mail was counted, which is done just before it is first sent. */
export async function isCounted(
  db: LeadDatabase,
  { subject, channel }: { subject: string; channel: ChannelName },
): Promise<boolean> {
  const counted = db.selectFrom("visitor_mails").select("at").where("subject", "=", subject);
  return (await counted.where("channel", "=", channel).executeTakeFirst()) !== undefined;
}

/** Counts a mail before it is sent, and returns why it must not be; reminders are only counted. */
export async function takeVisitorMail(
  tx: LeadDatabase,
  { subject, channel, address }: { subject: string; channel: ChannelName; address: string },
  limits: { perDay: number; now: Date },
): Promise<MailRefusal | undefined> {
  await lockTable(tx, "visitor_mails");
  if (await isCounted(tx, { subject, channel })) return undefined;
  const mailbox = await mailboxOf(tx, address);
  const refusal =
    channel === "reminder" ? undefined : await refusalOf(tx, mailbox, channel, limits);
  if (refusal) return refusal;
  const at = limits.now.toISOString();
  await tx.insertInto("visitor_mails").values({ subject, channel, mailbox, at }).execute();
  await tx
    .updateTable("withdrawn_mailboxes")
    .set({ mailed_at: at })
    .where("mailbox", "=", mailbox)
    .execute();
  return undefined;
}

/** Remembers that a mailbox wants no mails, also after everything else about it was deleted. */
export async function rememberWithdrawal(tx: LeadDatabase, address: string, now: Date) {
  const row = { mailbox: await mailboxOf(tx, address), withdrawn_at: now.toISOString() };
  await tx
    .insertInto("withdrawn_mailboxes")
    .values({ ...row, mailed_at: null })
    .onConflict((conflict) => conflict.column("mailbox").doNothing())
    .execute();
}

/** Forgets a withdrawal, because the mailbox's owner has asked for mails again and confirmed it. */
export async function forgetWithdrawal(tx: LeadDatabase, address: string): Promise<void> {
  const mailbox = await mailboxOf(tx, address);
  await tx.deleteFrom("withdrawn_mailboxes").where("mailbox", "=", mailbox).execute();
}

export async function forgetVisitorMails(db: LeadDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom("visitor_mails")
    .where("at", "<=", before(now, 2 * dayMs))
    .execute();
}
