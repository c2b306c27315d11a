import { createHmac, timingSafeEqual } from "node:crypto";

export const staffPath = "/staff/application";

/** Time in milliseconds for which a link in a mail to staff works. */
const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/;

export interface StaffLinkOptions {
  secret: Buffer;
  siteUrl: string;
  /** Address of the staff to which the links are sent. Links to a former address stop working. */
  to: string;
}

/**
 * Signs and reads the links in mails to staff. A link is valid for one application. It contains no
 * personal data, and nothing is stored for it.
 */
export function staffLinks({ secret, siteUrl, to }: StaffLinkOptions) {
  const sign = (id: string, expires: string) =>
    createHmac("sha256", secret).update(`staff link\n${to}\n${id}\n${expires}`).digest("base64url");

  function linkTo(id: string, now: Date): string {
    const expires = String(Math.floor((now.getTime() + lifetimeMs) / 1000));
    return `${siteUrl}${staffPath}?link=${id}.${expires}.${sign(id, expires)}`;
  }

  /** Returns the reference of the application; undefined for an expired or invalid link. */
  function read(link: string, now: Date): string | undefined {
    const [, id = "", expires = "", signature = ""] = pattern.exec(link) ?? [];
    if (id === "") return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, expires)));
    return isOurs && now.getTime() < Number(expires) * 1000 ? id : undefined;
  }

  /** Actor of the audit log, because a forwarded link acts for the address that received it. */
  return { linkTo, read, actor: `link to ${to}` };
}

export type StaffLinks = ReturnType<typeof staffLinks>;
