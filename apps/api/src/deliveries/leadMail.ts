import { fill, wordsOf } from "@mortgage-kit/content/words";
import type { LeadDetails } from "@mortgage-kit/contracts";
import { oneLine, shortText } from "../commands/visibleText.ts";
import { plainAddress } from "../leads/plainAddress.ts";
import { type Html, html } from "../pages/page.ts";
import type { LeadMessage } from "./channel.ts";
import { torontoTime } from "./torontoTime.ts";

const words = wordsOf("en").callBack;
const { fields, mail: mailWords } = words;

/** Subject of a mail: a lead, what an applicant added to one, or a test. */
export type LeadMailKind = keyof typeof mailWords.subjects;

/** Link to a page on which staff act. */
export interface MailLink {
  label: string;
  href: string;
}

export interface LeadMailOptions {
  kind: LeadMailKind;
  responseTime: string;
  leadsCommand: string;
  links: readonly MailLink[];
}

export type Row = readonly [label: string, value: string];

const nameOf = ({ firstName, lastName }: LeadMessage) => `${firstName} ${lastName}`.trim();

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

const inToronto = (time: string) =>
  fill(mailWords.time, { time: torontoTime.format(new Date(time)) });

function personRows({ kind, firstName, lastName, phoneOrEmail }: LeadMessage): Row[] {
  const name: Row[] =
    kind === "call-back"
      ? [[fields.name, firstName]]
      : [
          [mailWords.firstName, firstName],
          [mailWords.lastName, lastName],
        ];
  return [...name, [fields.phoneOrEmail, phoneOrEmail]];
}

/** Returns what came with a lead, in words. */
export function detailRows(details: LeadDetails | null): Row[] {
  if (!details) return [];
  const { purpose, answerBy, callTime, language, agent, origin } = details;
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

function recordRows({ receivedAt, consent, id }: LeadMessage): Row[] {
  const { version, agreedAt } = consent;
  return [
    [mailWords.received, inToronto(receivedAt)],
    [mailWords.terms, fill(mailWords.version, { version, at: agreedAt })],
    [mailWords.reference, id],
  ];
}

/** Returns the heading and the lines of the visitor's result, as the page showed them. */
export function resultIn(details: LeadDetails | null) {
  if (!details?.result) return undefined;
  const { title, day, lines } = details.result;
  const from = fill(words.result.from, { title, day });
  return { heading: `${mailWords.result}: ${oneLine(from)}`, lines: lines.map(oneLine) };
}

/** Returns rows of labels and values as lines, the values in one column. */
export function textRows(rows: readonly Row[], width: number): string[] {
  return rows.map(([label, value]) => `${`${label}:`.padEnd(width)} ${oneLine(value)}`);
}

const htmlRows = (rows: readonly Row[]) =>
  rows.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`);

/** Returns the contact as a link by which staff answer, if it is an address or a number. */
function contactLink(contact: string): Html {
  const digits = contact.replace(/[^\d+]/g, "");
  const href = plainAddress.test(contact)
    ? `mailto:${contact}`
    : /^\+?\d{7,15}$/.test(digits) && /^[\d\s().+-]+$/.test(contact) && `tel:${digits}`;
  return href ? html`<p><a href="${href}">${oneLine(contact)}</a></p>` : { html: "" };
}

// Without colours of its own the mail is readable in a light and in a dark mailbox.
const style =
  "body{font:16px/1.5 system-ui,sans-serif}table{border-collapse:collapse}th{font-weight:400;opacity:.75;padding:2px 16px 2px 0;text-align:left;vertical-align:top}td{overflow-wrap:anywhere;padding:2px 0}ul{margin:0;padding-left:20px}h1{font-size:20px}h2{font-size:16px;margin:24px 0 8px}";

/** Returns the HTML part of a mail to staff. */
export function mailPage(subject: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${{ html: `:root{color-scheme:light dark}${style}` }}</style>
</head>
<body>
<h1>${subject}</h1>
${content}
</body>
</html>
`.html;
}

/** Writes the mail that tells staff of a lead, as plain text and as simple HTML with the same content. */
export function leadMail(message: LeadMessage, options: LeadMailOptions) {
  const { kind, responseTime, leadsCommand, links } = options;
  const subject = subjectOf(message, kind);
  const opening = fill(mailWords.openings[kind], { responseTime });
  const person = [...personRows(message), ...detailRows(message.details)].map(
    ([label, value]): Row => [label, oneLine(value)],
  );
  const result = resultIn(message.details);
  const record = recordRows(message);
  const answered =
    kind === "test"
      ? []
      : [fill(mailWords.answered, { command: `${leadsCommand} answered ${message.id}` })];
  const width = Math.max(...[...person, ...record].map(([label]) => label.length + 1));
  const text = [
    opening,
    "",
    ...textRows(person, width),
    "",
    ...(result ? [`${result.heading}`, ...result.lines.map((line) => `- ${line}`), ""] : []),
    ...textRows(record, width),
    "",
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...answered,
    "",
  ].join("\n");
  const page = mailPage(
    subject,
    html`<p>${opening}</p>
<table>
${htmlRows(person)}</table>
${contactLink(message.phoneOrEmail)}
${result ? html`<h2>${result.heading}</h2>\n<ul>${result.lines.map((line) => html`<li>${line}</li>`)}</ul>` : { html: "" }}
${links.map(({ label, href }) => html`<p><a href="${href}">${label}</a></p>\n`)}
<table>
${htmlRows(record)}</table>
${answered.map((line) => html`<p>${line}</p>`)}`,
  );
  return { subject, text, html: page };
}
