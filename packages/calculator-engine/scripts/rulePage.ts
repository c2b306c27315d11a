import { stepChart } from "./stepChart.ts";

/** Rule in the form of `rules.json`. */
export interface PublishedRule {
  readonly id: string;
  readonly name: string;
  readonly nameFr: string;
  readonly place: string;
  readonly units: Readonly<Record<string, string>>;
  readonly conditions: readonly string[];
  readonly versions: readonly PublishedVersion[];
}

interface PublishedVersion {
  readonly value: unknown;
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly triggerEvent: string;
  readonly status: string;
  readonly confidence: string;
  readonly reviewBy?: string;
  readonly source: {
    readonly citation: string;
    readonly url: string;
    readonly quote?: string;
    readonly readOn: string;
  };
}

export interface PublishedVector {
  readonly id: string;
  readonly call: string;
  readonly inputs: object;
  readonly expected?: unknown;
  readonly source: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (each) => escapes[each] ?? each);

const figure = (value: unknown) => Number(value).toLocaleString("en-CA");

/** Describes a row of a schedule: the charge above an amount. */
function rowInWords([over, percent, base, unit]: readonly unknown[]): string {
  const from = base === undefined ? "" : `$${figure(base)} and `;
  const units = unit === undefined ? "" : `, in units of $${figure(unit)}`;
  return `above $${figure(over)}: ${from}${figure(percent)} %${units}`;
}

/** Describes a value in words; a schedule row by row. */
function inWords(value: unknown, isSchedule = false): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "nothing";
    const row = (each: unknown) =>
      Array.isArray(each)
        ? isSchedule
          ? rowInWords(each)
          : each.map(figure).join(", ")
        : typeof each === "object"
          ? `(${inWords(each)})`
          : inWords(each);
    return value.map(row).join("; ");
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${inWords(each)}`)
      .join("; ");
  }
  return typeof value === "number" ? figure(value) : String(value);
}

function changeFrom(older: PublishedVersion | undefined, version: PublishedVersion): string {
  if (!older) return "The oldest version that is known.";
  const [now, before] = [version.value, older.value];
  if (Array.isArray(now) && Array.isArray(before)) {
    const rows = (value: readonly unknown[]) => value.map((row) => JSON.stringify(row));
    const gone = before.filter((row) => !rows(now).includes(JSON.stringify(row)));
    const news = now.filter((row) => !rows(before).includes(JSON.stringify(row)));
    if (gone.length + news.length === 0) return "The same figures, better founded.";
    return `New: ${inWords(news, true)}. Gone: ${inWords(gone, true)}.`;
  }
  const areObjects = [now, before].every(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  );
  if (!areObjects) {
    const same = JSON.stringify(now) === JSON.stringify(before);
    return same ? "The same figures, better founded." : `Before: ${inWords(before)}.`;
  }
  const keys = [...new Set([...Object.keys(Object(now)), ...Object.keys(Object(before))])];
  const changed = keys.filter(
    (key) => JSON.stringify(Object(now)[key]) !== JSON.stringify(Object(before)[key]),
  );
  if (changed.length === 0) return "The same figures, better founded.";
  return `${changed.map((key) => `${key} was ${inWords(Object(before)[key] ?? "not set")}`).join("; ")}.`;
}

const rowOf = (version: PublishedVersion, older: PublishedVersion | undefined): string => {
  const { source, effectiveFrom, effectiveTo, triggerEvent, status, confidence } = version;
  const quote = source.quote ? `<q>${escapeHtml(source.quote)}</q>` : "";
  const cells = [
    `${effectiveFrom}${effectiveTo ? `<br>to ${effectiveTo}` : ""}`,
    triggerEvent,
    status,
    escapeHtml(inWords(version.value, Array.isArray(version.value))),
    escapeHtml(changeFrom(older, version)),
    `<a href="${escapeHtml(source.url)}">${escapeHtml(source.citation)}</a> ${quote} (${confidence}, read ${source.readOn})`,
    version.reviewBy ?? "",
  ];
  const [period, ...others] = cells;
  return `<tr><th scope="row">${period}</th>${others.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
};

/** Returns the worked examples of a rule: examples that name the rule or cite one of its sources. */
export const vectorsOf = (rule: PublishedRule, vectors: readonly PublishedVector[]) =>
  vectors.filter(
    ({ inputs, source }) =>
      (inputs as { id?: string }).id === rule.id ||
      rule.versions.some((version) => source.includes(version.source.url)),
  );

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { border: 1px solid; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
tbody th { white-space: nowrap; }
code { overflow-wrap: anywhere; }
svg { max-width: 40rem; width: 100%; height: auto; }
path { stroke: currentColor; stroke-width: 3; fill: none; }
text { fill: currentColor; font-size: 12px; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const list = (items: readonly string[]) =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/**
 * Returns the page of a rule: a chart and a table of its versions, its sources, its changes and its
 * worked examples.
 */
export function rulePage(
  rule: PublishedRule,
  vectors: readonly PublishedVector[],
  today: string,
): string {
  const { id, name, nameFr, place, units, conditions, versions } = rule;
  const examples = vectorsOf(rule, vectors);
  const steps = versions.map(({ effectiveFrom: from, effectiveTo: to = null, value }) => ({
    from,
    to,
    value,
  }));
  const columns = [
    "In force",
    "By the day of",
    "Status",
    "Value",
    "What changed",
    "Source",
    "Review by",
  ];
  return page(
    `${escapeHtml(name)} – dated rule`,
    `<p><a href="index.html">All rules</a></p>
<h1>${escapeHtml(name)}</h1>
<p lang="fr">${escapeHtml(nameFr)}</p>
<p><code>${id}</code>, ${place}. Data under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</p>
${list(Object.entries(units).map(([key, unit]) => `${key === "" ? "the value" : `<code>${key}</code>`}: ${escapeHtml(unit)}`))}
${list(conditions.map(escapeHtml))}
${stepChart(escapeHtml(name), steps, today)}
<div class="wide" role="region" aria-label="Versions" tabindex="0"><table>
<caption>Versions, newest first</caption>
<thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join("")}</tr></thead>
<tbody>${versions.map((version, index) => rowOf(version, versions[index + 1])).join("")}</tbody>
</table></div>
<h2>Worked examples</h2>
${
  list(
    examples.map(
      (each) =>
        `<code>${each.id}</code>: ${each.call}(<code>${escapeHtml(JSON.stringify(each.inputs))}</code>)${
          each.expected === undefined
            ? " is refused"
            : ` gives <code>${escapeHtml(JSON.stringify(each.expected))}</code>`
        }`,
    ),
  ) || "<p>None cites its source by itself.</p>"
}`,
  );
}

export const rulesPage = (rules: readonly PublishedRule[]): string =>
  page(
    "Dated rules",
    `<p><a href="../index.html">API reference</a></p>
<h1>Dated rules</h1>
${list(rules.map(({ id, name, place }) => `<a href="${id}.html">${escapeHtml(name)}</a> (${place})`))}`,
  );
