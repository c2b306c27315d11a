import { callText, type Office, promisedCall, zoneText } from "@mortgage-kit/content/office";
import { fill, staffWords, wordsOf } from "@mortgage-kit/content/words";
import { type LeadDetails, languageOfConsent } from "@mortgage-kit/contracts";
import { plainAddress } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { withDetails } from "../store/storeDetails.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { oneLine, shortText } from "../store/visibleText.ts";
import type { StaffLinks } from "./staffLinks.ts";
import {
  contactRow,
  type MailPart,
  type MailRow,
  type StaffMail,
  timeText,
  writeStaffMail,
} from "./staffMail.ts";

const nameOf = ({ firstName, lastName }: LeadMessage) => `${firstName} ${lastName}`.trim();

/** Returns what channels deliver of a lead, with the details that came with it or were added to it. */
export const messageOf = (lead: Omit<LeadRecord, "deliveries">) => ({
  id: lead.id,
  receivedAt: lead.received_at,
  kind: lead.kind,
  firstName: lead.first_name,
  lastName: lead.last_name,
  phoneOrEmail: lead.phone_or_email,
  source: lead.source,
  consent: { version: lead.consent_version, agreedAt: lead.consent_at },
  details: lead.details,
});

export type LeadMessage = ReturnType<typeof messageOf> & {
  callAfter?: string | null;
  isTest?: boolean;
};

export async function readLeadMessages(
  db: LeadDatabase,
  ids: readonly string[],
): Promise<LeadMessage[]> {
  const rows = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const leads = await withDetails(db, rows);
  return leads.map((lead) => ({ ...messageOf(lead), callAfter: lead.call_after }));
}

const { callBack: words } = wordsOf("en");
const { fields, mail: mailWords } = words;

type LeadMailKind = keyof typeof mailWords.subjects;

interface LeadMailOptions {
  responseTime: string;
  office: Office;
  links?: Pick<StaffLinks, "toLead"> | undefined;
}

/** Returns the language to answer in: the one that was chosen, or else the page's. */
const languageOf = ({ details, consent }: LeadMessage) =>
  details?.language ?? languageOfConsent(consent.version);

/** Says the language of the page, unless it is English. */
const pageLanguageRow = ({ consent }: LeadMessage): MailRow[] =>
  languageOfConsent(consent.version) === "fr" ? [[mailWords.pageLanguage, words.languages.fr]] : [];

/** Returns what a visitor was told about the call, which is promised as of its receipt. */
function callInWords(
  { callTime, callDay }: LeadDetails,
  office: Office,
  receivedAt: string,
): string | null {
  if (callTime === null) return null;
  if (callTime === "any") return words.callSoon;
  const call = promisedCall(office, { part: callTime, day: callDay ?? null }, new Date(receivedAt));
  return call ? `${callText(office, call, "en")}, ${zoneText(office, "en")}` : words.callSoon;
}

/** Returns true if only a mail can answer: the visitor chose so, or left nothing but an address. */
export const isAnsweredByMail = (details: LeadDetails | null, contact: string) =>
  details?.answerBy === "email" || plainAddress.test(contact);

function subjectOf(message: LeadMessage, kind: LeadMailKind, office: Office): string {
  if (kind === "test") return mailWords.subjects.test;
  const { details, phoneOrEmail, receivedAt } = message;
  const purpose = details?.purpose;
  const call = details && callInWords(details, office, receivedAt);
  const when = !details
    ? null
    : isAnsweredByMail(details, phoneOrEmail)
      ? mailWords.writeTo
      : call && fill(mailWords.call, { call: details.callTime === "any" ? mailWords.soon : call });
  const isFrench = languageOf(message) === "fr";
  const own = isFrench && kind === "application" ? mailWords.french : mailWords.subjects[kind];
  const about = purpose ? words.purposes[purpose] : own;
  const language = isFrench && about !== mailWords.french ? mailWords.inFrench : null;
  return [about, shortText(nameOf(message), 80), when, language].filter(Boolean).join(", ");
}

function personRows({ kind, firstName, lastName, phoneOrEmail }: LeadMessage): MailRow[] {
  const contact = contactRow(fields.phoneOrEmail, phoneOrEmail);
  if (kind === "call-back") return [[fields.name, firstName], contact];
  return [[mailWords.firstName, firstName], [mailWords.lastName, lastName], contact];
}

export function detailRows(
  details: LeadDetails | null,
  office: Office,
  receivedAt: string,
): [string, string][] {
  if (!details) return [];
  const { purpose, answerBy, language, agent, origin } = details;
  const { fields } = staffWords;
  const rows: [string, string | null][] = [
    [fields.purpose, purpose && words.purposes[purpose]],
    [fields.answerBy, answerBy && words.answerBy[answerBy]],
    [fields.callTime, callInWords(details, office, receivedAt)],
    [fields.language, language && words.languages[language]],
    [fields.agent, agent],
    [mailWords.origin, origin],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

export function resultLines(details: LeadDetails | null): string[] {
  if (!details?.result) return [];
  const { title, day, lines } = details.result;
  return [fill(words.result.from, { title, day }), ...lines].map(oneLine);
}

const linkTo = (links: LeadMailOptions["links"], id: string) =>
  links ? [{ label: staffWords.lead.open, href: links.toLead(id) }] : [];

export function leadMail(
  message: LeadMessage,
  kind: LeadMailKind,
  { responseTime, links, office }: LeadMailOptions,
): StaffMail {
  const { id, details, receivedAt, consent } = message;
  const { version, agreedAt: at } = consent;
  return writeStaffMail(subjectOf(message, kind, office), [
    { paragraphs: [fill(mailWords.openings[kind], { responseTime })] },
    {
      heading: staffWords.byVisitor,
      rows: [...personRows(message), ...detailRows(details, office, receivedAt)],
      items: resultLines(details),
      isQuoted: true,
    },
    {
      heading: staffWords.bySite,
      rows: [
        [mailWords.received, timeText(office, receivedAt)],
        ...pageLanguageRow(message),
        [mailWords.terms, fill(mailWords.version, { version, at })],
        [mailWords.reference, id],
      ],
      links: linkTo(links, id),
    },
    { paragraphs: links ? [staffWords.lead.note] : [] },
  ]);
}

export function partOfLead(
  message: LeadMessage,
  { links, office }: Pick<LeadMailOptions, "links" | "office">,
  more: readonly MailRow[] = [],
): MailPart[] {
  const { id, kind, receivedAt, phoneOrEmail } = message;
  const { kinds, fields, together } = staffWords;
  const time = timeText(office, receivedAt);
  return [
    { heading: fill(together.heading, { kind: kinds[kind], time }) },
    {
      rows: [
        [fields.name, shortText(nameOf(message), 120)],
        contactRow(fields.contact, shortText(phoneOrEmail, 120)),
      ],
      isQuoted: true,
    },
    { rows: more, links: linkTo(links, id) },
  ];
}

/** Writes one mail that tells staff of several leads. Its subject names no one of them. */
export function leadsMail(
  messages: readonly LeadMessage[],
  { responseTime, ...options }: LeadMailOptions,
): StaffMail {
  const { together, lead } = staffWords;
  return writeStaffMail(fill(together.subject, { count: messages.length }), [
    { paragraphs: [fill(together.intro, { responseTime })] },
    ...messages.flatMap((message) => partOfLead(message, options)),
    { paragraphs: options.links ? [lead.note] : [] },
  ]);
}

export function callMail(
  message: LeadMessage,
  options: Pick<LeadMailOptions, "links" | "office">,
): StaffMail {
  const { call, lead } = staffWords;
  return writeStaffMail(fill(call.subject, { name: shortText(nameOf(message), 80) }), [
    { paragraphs: [call.intro] },
    ...partOfLead(message, options),
    { paragraphs: options.links ? [lead.note] : [] },
  ]);
}
