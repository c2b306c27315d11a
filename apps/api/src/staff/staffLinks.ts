import { createHmac, timingSafeEqual } from "node:crypto";
import type { StaffAct } from "./actOnLead.ts";

export const staffPath = "/staff/application";
export const staffListPath = "/staff/applications";

const staffLists = ["held", "open"] as const;
export type StaffList = (typeof staffLists)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** Time in milliseconds for which a link in a mail works: to one application, and to a list of all. */
const lifetimeMs = { application: 14 * dayMs, list: 3 * dayMs } as const;

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const pattern = new RegExp(`^(${id}|${staffLists.join("|")})\\.(\\d{10})\\.([\\w-]{43})$`);

export interface StaffLinkOptions {
  secret: Buffer;
  siteUrl: string;
  /** Address of the staff to which the links are sent. Links to a former address stop working. */
  to: string;
}

/** Outcome of a link: what it shows and until when, or why it shows nothing. */
export type ReadLink<Scope extends string = string> =
  | { scope: Scope; expires: Date }
  | "invalid"
  | "expired";

/**
 * Signs and reads the links in mails to staff. A link is valid for one application, or for one list of
 * applications. It contains no personal data, and nothing is stored for it.
 */
export function staffLinks({ secret, siteUrl, to }: StaffLinkOptions) {
  function sign(scope: string, expires: Date): string {
    const seconds = String(Math.floor(expires.getTime() / 1000));
    const signature = createHmac("sha256", secret)
      .update(`staff link\n${to}\n${scope}\n${seconds}`)
      .digest("base64url");
    return `${scope}.${seconds}.${signature}`;
  }

  /** Returns the path of an application's page, which begins with an act if one is given. */
  const pathTo = (lead: string, expires: Date, act?: StaffAct) =>
    `${staffPath}?link=${sign(lead, expires)}${act ? `&act=${act}` : ""}`;

  const listPath = (list: StaffList, expires: Date) =>
    `${staffListPath}?link=${sign(list, expires)}`;

  const after = (now: Date, kind: keyof typeof lifetimeMs) =>
    new Date(now.getTime() + lifetimeMs[kind]);

  function read(link: string, now: Date): ReadLink {
    const [, scope = "", seconds = "", signature = ""] = pattern.exec(link) ?? [];
    if (scope === "") return "invalid";
    const expires = new Date(Number(seconds) * 1000);
    const expected = sign(scope, expires).slice(-signature.length);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return "invalid";
    return now < expires ? { scope, expires } : "expired";
  }

  /** Reads a link to one application. */
  function readLead(link: string, now: Date): ReadLink {
    const found = read(link, now);
    return typeof found === "object" && isList(found.scope) ? "invalid" : found;
  }

  /** Reads a link to a list. */
  function readList(link: string, now: Date): ReadLink<StaffList> {
    const found = read(link, now);
    if (typeof found === "string") return found;
    const { scope, expires } = found;
    return isList(scope) ? { scope, expires } : "invalid";
  }

  return {
    linkTo: (lead: string, now: Date, act?: StaffAct) =>
      siteUrl + pathTo(lead, after(now, "application"), act),
    linkToList: (list: StaffList, now: Date) => siteUrl + listPath(list, after(now, "list")),
    pathTo,
    listPath,
    readLead,
    readList,
    /** Actor of the audit log, because a forwarded link acts for the address that received it. */
    actor: `link to ${to}`,
  };
}

const isList = (scope: string): scope is StaffList => staffLists.some((list) => list === scope);

export type StaffLinks = ReturnType<typeof staffLinks>;
