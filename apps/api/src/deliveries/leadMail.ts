import { fill, wordsOf } from "@mortgage-kit/content/words";
import type { LeadDetails } from "@mortgage-kit/contracts";
import { oneLine, shortText } from "../commands/visibleText.ts";
import type { LeadMessage } from "./channel.ts";
import {
  contactRow,
  inToronto,
  type MailLink,
  type Row,
  type StaffMail,
  writeStaffMail,
} from "./staffMail.ts";

const { callBack: words, staff } = wordsOf("en");
const { fields, mail: mailWords } = words;

/** Subject of a mail: a lead, what an applicant added to one, or a test. */
type LeadMailKind = keyof typeof mailWords.subjects;

export interface LeadMailOptions {
  kind: LeadMailKind;
  responseTime: string;
  leadsCommand: string;
  links: readonly MailLink[];
}

export const nameOf = ({ firstName, lastName }: Pick<LeadMessage, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

function subjectOf(message: LeadMessage, kind: LeadMailKind): string {
  if (kind === "test") return mailWords.subjects.test;
  const { purpose, callTime, answerBy } = message.details ?? {};
  const when = answerBy === "email" ? mailWords.writeTo : callTime && mailWords.callAt[callTime];
  const parts = [
    purpose ? words.purposes[purpose] : mailWords.subjects[kind],
    shortText(nameOf(message), 80),
    when,
  ];
  return parts.filter(Boolean).join(", ");
}

function personRows({ kind, firstName, lastName, phoneOrEmail }: LeadMessage): Row[] {
  const name: Row[] =
    kind === "call-back"
      ? [[fields.name, firstName]]
      : [
          [mailWords.firstName, firstName],
          [mailWords.lastName, lastName],
        ];
  return [...name, contactRow(fields.phoneOrEmail, phoneOrEmail)];
}

/** Returns what came with a lead, in words. */
export function detailRows(details: LeadDetails | null): [string, string][] {
  if (!details) return [];
  const { purpose, answerBy, callTime, language, agent, origin } = details;
  const { fields } = staff;
  const rows: [string, string | null][] = [
    [fields.purpose, purpose && words.purposes[purpose]],
    [fields.answerBy, answerBy && words.answerBy[answerBy]],
    [fields.callTime, callTime && words.callTimes[callTime]],
    [fields.language, language && words.languages[language]],
    [fields.agent, agent],
    [mailWords.origin, origin],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Returns the heading and the lines of the visitor's result, as the page showed them. */
export function resultIn(details: LeadDetails | null) {
  if (!details?.result) return undefined;
  const { title, day, lines } = details.result;
  const from = fill(words.result.from, { title, day });
  return { heading: `${mailWords.result}: ${oneLine(from)}`, lines: lines.map(oneLine) };
}

/** Writes the mail that tells staff of a lead, or of what was added to one. */
export function leadMail(message: LeadMessage, options: LeadMailOptions): StaffMail {
  const { kind, responseTime, leadsCommand, links } = options;
  const { id, details, receivedAt, consent } = message;
  const result = resultIn(details);
  const command = `${leadsCommand} answered ${id}`;
  return writeStaffMail(subjectOf(message, kind), [
    { paragraphs: [fill(mailWords.openings[kind], { responseTime })] },
    { rows: [...personRows(message), ...detailRows(details)] },
    { heading: result?.heading, items: result?.lines ?? [] },
    { links },
    {
      rows: [
        [mailWords.received, inToronto(receivedAt)],
        [
          mailWords.terms,
          fill(mailWords.version, { version: consent.version, at: consent.agreedAt }),
        ],
        [mailWords.reference, id],
      ],
    },
    { paragraphs: kind === "test" ? [] : [fill(mailWords.answered, { command })] },
  ]);
}

interface LeadsMailOptions {
  responseTime: string;
  leadsCommand: string;
  linkTo: ((id: string) => string) | undefined;
}

/** Writes one mail that tells staff of several leads. Its subject names no one of them. */
export function leadsMail(messages: readonly LeadMessage[], options: LeadsMailOptions): StaffMail {
  const { responseTime, leadsCommand, linkTo } = options;
  const { together, kinds } = staff;
  return writeStaffMail(fill(together.subject, { count: messages.length }), [
    { paragraphs: [fill(together.intro, { responseTime })] },
    ...messages.map(({ id, kind, phoneOrEmail, receivedAt, details, ...name }) => ({
      heading: shortText(nameOf(name), 120),
      rows: [
        contactRow(staff.fields.contact, shortText(phoneOrEmail, 120)),
        [
          staff.fields.received,
          fill(together.received, { time: inToronto(receivedAt), kind: kinds[kind] }),
        ],
        ...(details ? [[together.more, `${leadsCommand} show ${id}`] as const] : []),
        [together.answered, `${leadsCommand} answered ${id}`],
      ] satisfies Row[],
      links: linkTo ? [{ label: together.decide, href: linkTo(id) }] : [],
    })),
  ]);
}
