import { counted } from "../commands/counted.ts";
import { mailPage, type Row, textRows } from "../deliveries/leadMail.ts";
import { torontoTime } from "../deliveries/torontoTime.ts";
import { html } from "../pages/page.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import type { NameCount } from "../visits/pageCounts.ts";
import type { Digest } from "./readDigest.ts";

const time = (text: string | undefined, none: string) =>
  text === undefined ? none : `${torontoTime.format(new Date(text))} (Toronto time)`;

const since = (text: string | undefined) =>
  text === undefined ? "" : `, the oldest of ${torontoTime.format(new Date(text))}`;

const listed = (counts: readonly NameCount[]): string =>
  counts.map(({ name, count }) => `${name} ${count}`).join(", ") || "none";

function sections(digest: Digest): { heading: string; rows: Row[] }[] {
  const { seq, hash } = digest.auditHead;
  return [
    {
      heading: "Waiting",
      rows: [
        ["Open", `${digest.open}${since(digest.oldestOpen)}`],
        ["Late", String(digest.late)],
        ["Held for review", `${digest.held}${since(digest.oldestHeld)}`],
        ["Failed deliveries", String(digest.failedDeliveries)],
        ["Open complaints", String(digest.openComplaints)],
      ],
    },
    {
      heading: `Visits on ${digest.day}`,
      rows: [
        ["Pages seen", String(digest.visits)],
        ["Most seen", listed(digest.pages)],
        ["Visits by origin", listed(digest.origins)],
        ["First results", listed(digest.results)],
        ["Applications", String(digest.applications)],
        ["Their origins", listed(digest.applicationOrigins)],
      ],
    },
    {
      heading: "Safety",
      rows: [
        ["Last backup", time(digest.lastBackup, "none recorded")],
        ["Last restore drill", time(digest.lastRestoreDrill, "none recorded")],
        ["Audit log", hash === "" ? "empty" : `${counted(seq, "entry", "entries")}, head ${hash}`],
      ],
    },
  ];
}

/** Writes the morning digest as plain text and HTML. It names no applicant. */
export function digestMail(digest: Digest, links: StaffLinks, now: Date) {
  const { open, late, held } = digest;
  const subject = `Morning digest: ${open} open, ${late} late, ${held} held`;
  const shown = [
    { label: "Open applications", href: links.linkToList("open", now) },
    { label: "Held applications", href: links.linkToList("held", now) },
  ];
  const parts = sections(digest);
  const width = Math.max(...parts.flatMap(({ rows }) => rows.map(([label]) => label.length + 1)));
  const text = [
    ...shown.map(({ label, href }) => `${label}: ${href}`),
    ...parts.flatMap(({ heading, rows }) => ["", heading, "", ...textRows(rows, width)]),
    "",
  ].join("\n");
  const page = mailPage(
    subject,
    html`${shown.map(({ label, href }) => html`<p><a href="${href}">${label}</a></p>\n`)}
${parts.map(
  ({ heading, rows }) => html`<h2>${heading}</h2>
<table>
${rows.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`)}</table>
`,
)}`,
  );
  return { subject, text, html: page };
}
