import type { Evidence } from "./gatherEvidence.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: unknown) => String(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? "");

const style = `
:root { font: 1rem/1.5 system-ui, sans-serif; color: #1b2430; background: #fff; }
body { margin: 0 auto; max-width: 75rem; padding: 2rem 1.25rem 4rem; }
h1 { line-height: 1.2; margin-block: 0 .5rem; }
h2 { margin-block: 3rem 1rem; border-block-end: 2px solid #1b2430; }
h3 { margin-block: 0; font-size: 1.05rem; }
article { border: 1px solid #c6ccd4; border-inline-start-width: .5rem; padding: 1rem 1.25rem; margin-block: 1rem; }
article.met { border-inline-start-color: #1d7a46; }
article.not-met { border-inline-start-color: #b3261e; }
article.warning { border-inline-start-color: #b26a00; }
.result { font-weight: 700; }
.fine { color: #4a5563; font-size: .9rem; margin-block: .25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-block-end: 1px solid #dfe3e8; overflow-wrap: anywhere; }
summary { cursor: pointer; padding-block: .35rem; }
code { font-size: .85rem; }
a { color: #0b4f9e; }
@media print { details::details-content { content-visibility: visible; display: block; } article { break-inside: avoid; } }
`;

const resultWords: Record<Evidence["duties"][number]["result"], string> = {
  met: "Met",
  "not met": "Not met",
  warning: "To be looked at",
  "by command": "Met by a command of the server",
  "by a person": "For a person to decide or do",
};

const order = ["not met", "warning", "by a person", "by command", "met"] as const;

/** Returns the evidence as one HTML page. It loads no files but its screenshots. */
export function evidencePage(evidence: Evidence): string {
  const { brokerage, regulator, asOf } = evidence;
  const count = (result: string) => evidence.duties.filter((duty) => duty.result === result).length;
  const duties = order.flatMap((result) =>
    evidence.duties.filter((duty) => duty.result === result).map(dutyEntry),
  );
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evidence of compliance: ${text(brokerage.name)}, ${asOf}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(brokerage.name)}: how it meets its duties</h1>
<p>As of <time datetime="${asOf}">${asOf}</time>. ${text(brokerage.licence)}. Regulator: ${text(regulator.name)} (${regulator.code}).
${evidence.release ? `Version <code>${text(evidence.release)}</code>.` : ""}</p>
<p><strong>${text(evidence.notice)}</strong></p>
<p>${count("met")} duties met, ${count("not met")} not met, ${count("warning")} to be looked at, ${count("by command")} met by a command of the server, ${count("by a person")} for a person.</p>
<nav aria-label="Contents"><a href="#open">Open warnings</a> · <a href="#duties">Duties</a> · <a href="#texts">Texts and consents</a> · <a href="#records">Records and access</a> · <a href="#accessibility">Accessibility</a></nav>
</header>
<main>
<h2 id="open">Open warnings</h2>
${list(evidence.warnings, "Nothing is open.")}
<h2 id="duties">Duties</h2>
${duties.join("\n")}
<h2 id="texts">Texts and consents</h2>
<p>What applicants agree to, word for word, and the checksum of everything that was published, by which a copy can be compared.</p>
${table(
  ["Version", "Words", "Documents"],
  evidence.consents.map(({ version, text: words, documents }) => [
    text(version),
    text(words),
    documents
      .map((one) =>
        text(`${one.title}: ${one.href ?? "no address yet"}, version ${one.version ?? "none"}`),
      )
      .join("<br>"),
  ]),
)}
<details><summary>${evidence.texts.length} publications and their checksums</summary>
${table(
  ["What", "Name", "File", "SHA-256"],
  evidence.texts.map(({ kind, name, file, sha256, picture }) => [
    text(kind),
    linked(name, picture),
    `<code>${text(file)}</code>`,
    `<code>${sha256.slice(0, 16)}…</code>`,
  ]),
)}
</details>
<h2 id="records">Records and access</h2>
<h3>Retention</h3>
${table(
  ["Class", "Years", "Counted from", "Because"],
  evidence.retention.map(({ class: name, years, from, law }) => [
    text(name),
    text(years),
    text(from === "received" ? "its receipt" : "the end of the mortgage's term"),
    text(law),
  ]),
)}
<h3>Who may read the applications</h3>
${list(evidence.readers, "Nobody is named.")}
<h3>Last restore drill</h3>
<p>${evidence.restoreDrill ? `${text(evidence.restoreDrill.day)}: ${text(evidence.restoreDrill.result)}` : "None is on record."}</p>
<h3>The applications themselves</h3>
${evidence.leads ? `<pre><code>${text(JSON.stringify(evidence.leads, null, 1))}</code></pre>` : "<p>Not part of this run.</p>"}
<h2 id="accessibility">Accessibility</h2>
<p>${evidence.accessibility ? `${text(evidence.accessibility.tool)} looked at ${evidence.accessibility.pages} pages and found ${Object.keys(evidence.accessibility.failed).length} criteria failed.` : "No page was looked at in a browser."} The <a href="accessibility.yaml">conformance report</a> names each criterion; what a person must judge is not evaluated until one has.</p>
</main>
</body>
</html>
`;
}

function dutyEntry({
  id,
  text: words,
  result,
  status,
  effectiveFrom,
  source,
  ...duty
}: Evidence["duties"][number]): string {
  const since =
    effectiveFrom === "unknown" ? "since a day that is not known" : `since ${effectiveFrom}`;
  return `<article class="${result.replace(" ", "-")}" id="${id}">
<h3>${text(words)}</h3>
<p class="result">${resultWords[result]}${duty.metBy ? `: ${text(duty.metBy)}` : ""}</p>
<p class="fine"><code>${id}</code>, ${since}. Source (${status}): <a href="${text(source.url)}">${text(source.title)}</a></p>
${
  duty.problems.length > 0
    ? list(
        duty.problems.map(
          ({ file, line, found, write }) => `${file}${line ? `:${line}` : ""}: ${found}. ${write}`,
        ),
        "",
      )
    : ""
}
${duty.places.length > 0 ? places(duty.places) : ""}
</article>`;
}

function places(where: Evidence["duties"][number]["places"]): string {
  const rows = where.map(({ name, file, line, excerpt, picture }) => [
    linked(name, picture),
    `<code>${text(file)}:${line}</code>`,
    text(excerpt),
  ]);
  return `<details><summary>Met in ${where.length} ${where.length === 1 ? "place" : "places"}</summary>${table(["Where", "Line", "What stands there"], rows)}</details>`;
}

const linked = (name: string, picture: string | null) =>
  picture ? `<a href="${text(picture)}">${text(name)}</a>` : text(name);

const list = (entries: readonly string[], none: string) =>
  entries.length > 0
    ? `<ul>${entries.map((entry) => `<li>${text(entry)}</li>`).join("")}</ul>`
    : `<p>${none}</p>`;

/** Returns a table. Heads are plain text and get escaped; cells are HTML. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${text(cell)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
