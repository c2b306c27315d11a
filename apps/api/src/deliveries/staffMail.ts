import { phoneLink } from "@mortgage-kit/content/brokerage";
import { type Office, zoneText } from "@mortgage-kit/content/office";
import { fill, staffWords } from "@mortgage-kit/content/words";
import { html } from "../http/page.ts";
import { plainAddress } from "../store/lead.ts";
import { mostCounted } from "../store/leadRecords.ts";
import { oneLine } from "../store/visibleText.ts";

/** Label and value of a fact; the HTML part links the value to `href`. */
export type MailRow = readonly [label: string, value: string, href?: string | undefined];

export interface MailPart {
  heading?: string | undefined;
  paragraphs?: readonly string[];
  rows?: readonly MailRow[];
  items?: readonly string[];
  links?: readonly { label: string; href: string }[];
  /** True for what the visitor wrote: quoted, so that no line of it can imitate the site's. */
  isQuoted?: boolean;
}

export interface StaffMail {
  subject: string;
  text: string;
  html: string;
}

const looks = {
  full: { dateStyle: "full", timeStyle: "short" },
  short: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time on the office's clock. Keeps the formats, which take longer to create than to use. */
export function timeOf(
  { timeZone }: Pick<Office, "timeZone">,
  time: string,
  look: keyof typeof looks,
) {
  const key = `${look} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-CA", { ...looks[look], timeZone });
  formats.set(key, format);
  return format.format(new Date(time));
}

/** Returns a time in words on the office's clock: "Monday, November 30, 2026 at 9:05 a.m. (Toronto time)". */
export const timeText = (office: Pick<Office, "timeZone">, time: string) =>
  fill(staffWords.time, {
    time: timeOf(office, time, "full"),
    zone: zoneText(office, "en"),
  });

/** Returns a count less what is shown of it, such as "5,000+" where counting ended. */
export const countText = (count: number, shown = 0): string =>
  count < mostCounted ? String(count - shown) : `${(count - shown).toLocaleString("en-CA")}+`;

/** Fills such a count into the text for one or for several. */
export const counted = (texts: Readonly<Record<"one" | "other", string>>, count: number) =>
  fill(count === 1 ? texts.one : texts.other, { count: countText(count) });

/** Returns the row of a contact, with the link by which staff answer if it is an address or a number. */
export function contactRow(label: string, contact: string): MailRow {
  if (plainAddress.test(contact)) {
    return [label, contact, `mailto:${contact.replace(/[%&?#/=]/g, encodeURIComponent)}`];
  }
  const number = contact.replace(/[^\d+]/g, "").replace(/^\+?1(?=\d{10}$)/, "");
  if (!/^\+?\d{7,15}$/.test(number) || !/^[\d\s().+-]+$/.test(contact)) return [label, contact];
  return [label, contact, number.length === 10 ? phoneLink(number) : `tel:${number}`];
}

function textOf(part: MailPart, width: number): string {
  const { heading, paragraphs = [], rows = [], items = [], links = [], isQuoted } = part;
  const lines = [
    ...paragraphs,
    ...rows.map(([label, value]) => `${`${label}:`.padEnd(width)} ${oneLine(value)}`),
    ...items.map((item) => `- ${oneLine(item)}`),
  ];
  return [
    ...(heading === undefined ? [] : [oneLine(heading)]),
    ...(isQuoted ? lines.map((line) => `> ${line}`) : lines),
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ].join("\n");
}

const cell = ([, value, href]: MailRow) =>
  href === undefined ? html`${oneLine(value)}` : html`<a href="${href}">${oneLine(value)}</a>`;

function htmlOf(part: MailPart) {
  const { heading, paragraphs = [], rows = [], items = [], links = [], isQuoted } = part;
  const content = paragraphs.map((text) => html`<p>${text}</p>\n`);
  if (rows.length > 0) {
    content.push(html`<table>
${rows.map((row) => html`<tr><th scope="row">${row[0]}</th><td>${cell(row)}</td></tr>\n`)}</table>\n`);
  }
  if (items.length > 0) {
    content.push(html`<ul>${items.map((item) => html`<li>${oneLine(item)}</li>`)}</ul>\n`);
  }
  return [
    ...(heading === undefined ? [] : [html`<h2>${oneLine(heading)}</h2>\n`]),
    ...(isQuoted ? [html`<blockquote>\n${content}</blockquote>\n`] : content),
    ...links.map(({ label, href }) => html`<p><a href="${href}">${label}</a></p>\n`),
  ];
}

// Without colours of its own the mail is readable in a light and in a dark mailbox.
const style =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:640px;overflow-wrap:anywhere}table{border-collapse:collapse}th{font-weight:400;overflow-wrap:normal;opacity:.75;padding:2px 16px 2px 0;text-align:left;vertical-align:top}td{padding:2px 0;vertical-align:top}ul{margin:0;padding-left:20px}blockquote{border-left:3px solid;margin:0;padding-left:13px}p{margin:8px 0}h1{font-size:20px}h2{font-size:16px;margin:24px 0 8px}";

export function writeStaffMail(subject: string, parts: readonly MailPart[]): StaffMail {
  const labels = parts.flatMap(({ rows = [] }) => rows.map(([label]) => label.length + 1));
  const width = Math.max(0, ...labels);
  const text = parts.map((part) => textOf(part, width)).filter((part) => part !== "");
  const page = html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${{ html: style }}</style>
</head>
<body>
<h1>${subject}</h1>
${parts.flatMap(htmlOf)}</body>
</html>
`;
  return { subject, text: `${text.join("\n\n")}\n`, html: page.html };
}
