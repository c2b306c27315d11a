import { createHash } from "node:crypto";
import type { LeadDetails, MortgageApplication } from "@mortgage-kit/contracts";
import type { Lane } from "../limits/rateLimiter.ts";

export type LeadKind = "application" | "call-back";

/** Origin of the application: sent by the page's script, or posted by the browser itself. */
export type LeadSource = "script" | "form";

/** Reasons to suspect that a program sent an application; the last two are given by staff. */
export type Suspicion =
  | "honeypot filled"
  | "sent too fast"
  | "link in a name"
  /** Above the limit of one client or of all clients of a kind; may be from a real person. */
  | "too many at once"
  | "held again by staff"
  | "marked as spam";

/** Evidence that staff sort suspected applications by, stored with them. */
export interface Evidence {
  lane: Lane;
  /** Seconds for which the form was open; undefined without a token. */
  secondsOpen: number | undefined;
  /** True if the network had sent nothing lately, in half a day or longer. */
  isFirstSight: boolean;
}

export interface Submission {
  id: string;
  receivedAt: Date;
  kind?: LeadKind;
  /** The application's fields. Of a call-back the whole name is the first name. */
  application: MortgageApplication;
  /** Details that came with a call-back. An application gets its details later. */
  details?: LeadDetails;
  consent: { id: string; version: string };
  source: LeadSource;
  suspicion: Suspicion | undefined;
  /** Network of origin, such as 203.0.113.0/24; kept only of suspected leads. */
  network?: string | undefined;
  evidence?: Evidence | undefined;
  idempotencyKey: string | undefined;
}

/** Outcome of a submission: a new or an earlier receipt, or a key used for other content. */
export type Acceptance =
  | { outcome: "stored" | "replayed"; id: string; receivedAt: string }
  | { outcome: "key-reused" };

/** Content of a submission, by which a retry is told from another one. */
export type SubmittedContent = Pick<Submission, "application" | "kind" | "details">;

const hash = (values: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url");

const valuesOf = (details: LeadDetails) => [
  details.purpose,
  details.callTime,
  details.answerBy,
  details.language,
  details.agent,
  details.origin,
  details.result?.title,
  details.result?.day,
  details.result?.lines,
  // An addition, so that hashes of earlier versions still match.
  ...(details.callDay ? [details.callDay] : []),
];

export const detailsFingerprint = (details: LeadDetails) => hash(valuesOf(details));

/** Returns the same hash for the same content and no other, without revealing it. */
export function fingerprint({ application, kind, details }: SubmittedContent): string {
  const { firstName, lastName, phoneOrEmail, agreedToTerms } = application;
  const fields = [firstName, lastName, phoneOrEmail, agreedToTerms];
  return hash(kind === "call-back" ? [...fields, kind, details && valuesOf(details)] : fields);
}

/** Matches what is certainly one e-mail address, without an encoded word; no other is a recipient or Reply-To. */
export const plainAddress = /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+$/;

/** Field delimiters. Contact fields cannot contain them, so that no name can imitate a delimiter. */
const start = "\u0001";
const end = "\u0002";

interface Person {
  first_name: string;
  last_name: string;
  phone_or_email: string;
}

/** Folds case, accents and width, so that "Maelle" finds "Maëlle". */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Returns the digits that tell telephone numbers apart: the last ten, without a country code. */
export const lastDigits = (text: string) => text.replace(/\D/g, "").slice(-10);
const looksLikePhone = (text: string) =>
  /^[\d\s().+-]+$/.test(text) && lastDigits(text).length >= 7;

/** Returns the text that `find` searches: names in both orders, contact, last ten digits. */
export function searchText({ first_name, last_name, phone_or_email }: Person): string {
  const names = [`${first_name} ${last_name}`, `${last_name} ${first_name}`, phone_or_email];
  return `${names.map((own) => start + folded(own)).join("")}${start}${lastDigits(phone_or_email)}${end}`;
}

/** Returns the end of the texts with this whole telephone number. */
export function numberEnd(sought: string): string | undefined {
  const digits = lastDigits(sought);
  return looksLikePhone(sought) && digits.length === 10 ? digits + end : undefined;
}

/** Returns the pattern of SQL's `like ... escape '\'` that finds a name, address or telephone number. */
export function searchPattern(sought: string): string {
  const text = looksLikePhone(sought) ? lastDigits(sought) + end : folded(sought);
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
