/** Version of a rule in `rules.json`, as far as the feed shows it. */
interface FeedVersion {
  readonly value: unknown;
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly status: string;
  readonly triggerEvent: string;
  readonly source: { readonly citation: string; readonly url: string; readonly readOn: string };
}

/** Content of `rules.json`, as far as the feed shows it. */
export interface FeedRules {
  readonly checkedOn: string;
  readonly rules: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly versions: readonly FeedVersion[];
  }[];
}

/** First day of the versions in the feed. Older ones are history that no site has to follow. */
const firstDay = "2024-01-01";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const timeOf = (day: string) => `${day}T00:00:00Z`;

function entry(rule: FeedRules["rules"][number], version: FeedVersion): string {
  const { effectiveFrom, effectiveTo, status, triggerEvent, source, value } = version;
  const days = effectiveTo ? `from ${effectiveFrom} to ${effectiveTo}` : `from ${effectiveFrom}`;
  const summary = `${JSON.stringify(value)}, ${status}, ${days} by the day of: ${triggerEvent}. Source: ${source.citation}.`;
  return [
    "  <entry>",
    `    <id>urn:mortgage-kit:rule:${rule.id}:${effectiveFrom}</id>`,
    `    <title>${escaped(`${rule.name} (${rule.place}): ${days}`)}</title>`,
    `    <updated>${timeOf(source.readOn)}</updated>`,
    `    <link rel="via" href="${escaped(source.url)}"/>`,
    `    <summary>${escaped(summary)}</summary>`,
    "  </entry>",
  ].join("\n");
}

/**
 * Returns the Atom feed of the rules' versions, newest first: what changed, from when, by which source.
 *
 * @param data Content of `rules.json`.
 */
export function rulesFeed({ rules, checkedOn }: FeedRules): string {
  const entries = rules
    .flatMap((rule) => rule.versions.map((version) => ({ rule, version })))
    .filter(({ version }) => version.effectiveFrom >= firstDay)
    .toSorted(
      (a, b) =>
        b.version.effectiveFrom.localeCompare(a.version.effectiveFrom) ||
        a.rule.id.localeCompare(b.rule.id),
    );
  const readOn = entries.map(({ version }) => version.source.readOn);
  const updated = [checkedOn, ...readOn].toSorted().at(-1) ?? checkedOn;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    "  <id>urn:mortgage-kit:rules</id>",
    "  <title>Changes of Canadian mortgage rules</title>",
    "  <author><name>Mortgage kit</name></author>",
    `  <updated>${timeOf(updated)}</updated>`,
    ...entries.map(({ rule, version }) => entry(rule, version)),
    "</feed>",
    "",
  ].join("\n");
}
