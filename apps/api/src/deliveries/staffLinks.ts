import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieIn, hiddenCookie } from "../http/cookies.ts";
import type { Settings } from "../settings/readSettings.ts";
import { type Act, audit } from "../store/auditLog.ts";
import type { LeadDatabase } from "../store/tables.ts";

export const staffPath = "/staff/application";
export const staffListPath = "/staff/applications";
export const monthPath = "/staff/month";
export const staffReminderPath = "/staff/reminder";

const lifetimeMs = 3 * 24 * 60 * 60 * 1000;

const pattern = /^(\d{10})\.([\w-]{43})$/;
const cookieName = "staff";

/** Outcome of a link: until when it works and since when, or why it does not. */
export type ReadLink = { token: string; issued: Date; expires: Date } | "invalid" | "expired";

/**
 * Signs and reads the link of the lists to staff, which opens a browser: until it expires, that browser
 * shows all applications. Mails about one carry only its address, which shows nothing elsewhere, as
 * people forward them. Links to a former address of staff stop working.
 */
export function staffLinks(secret: Buffer, siteUrl: string, to: string) {
  const sign = (seconds: number) =>
    createHmac("sha256", secret).update(`staff list\n${to}\n${seconds}`).digest("base64url");

  function toList(now: Date): string {
    const seconds = Math.floor((now.getTime() + lifetimeMs) / 1000);
    return `${siteUrl}${staffListPath}?link=${seconds}.${sign(seconds)}`;
  }

  function read(token: string, now: Date): ReadLink {
    const [, seconds = "", signature = ""] = pattern.exec(token) ?? [];
    if (seconds === "") return "invalid";
    const expected = sign(Number(seconds));
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return "invalid";
    const expires = new Date(Number(seconds) * 1000);
    if (expires <= now) return "expired";
    return { token, expires, issued: new Date(expires.getTime() - lifetimeMs) };
  }

  return {
    toList,
    /** Returns the address of an application's page, which shows nothing to others than staff. */
    toLead: (id: string) => siteUrl + pathToLead(id),
    read,
    to,
    /** Actor of the audit log, because a forwarded link acts for the address that received it. */
    actor: `link to ${to}`,
  };
}

export type StaffLinks = ReturnType<typeof staffLinks>;

/** Returns the links for the mailbox of staff; without mail the terminal prints them for the brokerage's own. */
export const staffLinksOf = ({ email, brokerage }: Settings, secret: Buffer): StaffLinks =>
  staffLinks(secret, brokerage.siteUrl, email?.to ?? brokerage.email);

export const pathToLead = (id: string, act?: string) =>
  `${staffPath}?id=${id}${act === undefined ? "" : `&act=${act}`}`;

export const pathToReminder = (id: string) => `${staffReminderPath}?id=${id}`;

export const linkInCookie = (cookies: string | undefined) => cookieIn(cookies, cookieName);

/** Returns the header that keeps a link in the browser until it expires; without one, removes it. */
export const linkCookie = (found: Exclude<ReadLink, string> | undefined, isBehindTls: boolean) =>
  // Strict would not be sent when a mail's link is opened.
  hiddenCookie(
    "Lax",
    isBehindTls,
    `${cookieName}=${found?.token ?? ""}`,
    "Path=/staff",
    found ? `Expires=${found.expires.toUTCString()}` : "Max-Age=0",
  );

const everyMailbox = "*";

/** Ends all links that were made by now: those to a mailbox of staff, or to all. */
export function revokeLinks(
  db: LeadDatabase,
  mailbox: string | undefined,
  { at, actor }: Act,
): Promise<void> {
  const row = { mailbox: mailbox ?? everyMailbox, revoked_at: at.toISOString() };
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto("revoked_links")
      .values(row)
      .onConflict((conflict) => conflict.column("mailbox").doUpdateSet(row))
      .execute();
    await audit(tx, { at, actor, action: "links revoked", detail: mailbox ?? "all" });
  });
}

export async function isRevoked(db: LeadDatabase, mailbox: string, issued: Date): Promise<boolean> {
  const later = db
    .selectFrom("revoked_links")
    .select("mailbox")
    .where("mailbox", "in", [mailbox, everyMailbox])
    // Links are made to the second.
    .where("revoked_at", ">=", issued.toISOString());
  return (await later.executeTakeFirst()) !== undefined;
}
