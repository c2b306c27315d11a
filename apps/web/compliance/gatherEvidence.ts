import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { regulators } from "@mortgage-kit/compliance";
import type { AutomaticRun } from "@mortgage-kit/compliance/accessibility";
import { type Site as CheckedSite, checkSite, type Place } from "@mortgage-kit/compliance/check";
import { retentionClassNames, retentionRules } from "@mortgage-kit/compliance/retention";
import type { Site } from "@mortgage-kit/content";
import { consentFor } from "@mortgage-kit/contracts";

interface Sources {
  readonly site: Site;
  readonly published: CheckedSite;
  /** Screenshot files by page path. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly automatic: AutomaticRun | undefined;
  /** Output of `leads evidence`. */
  readonly leads: unknown;
}

const oldDrillDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

export function gatherEvidence({ site, published, pictures, automatic, leads }: Sources) {
  const { brokerage, compliance } = site;
  const { records } = compliance;
  const { day, regulator } = published;
  const withPicture = (place: Place) => ({ ...place, picture: pictures.get(place.name) ?? null });
  const duties = checkSite(published).map(({ duty, result, places, problems }) => ({
    id: duty.id,
    text: duty.text,
    result,
    status: duty.status,
    effectiveFrom: duty.effectiveFrom,
    source: duty.source,
    metBy: duty.metBy ?? null,
    places: places.map(withPicture),
    problems,
  }));
  return {
    asOf: day,
    notice:
      "A layman's reading of public texts. A lawyer must confirm each duty and how it is met before anybody relies on this.",
    brokerage: {
      name: brokerage.name,
      licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
      privacyOfficer: brokerage.privacyOfficer,
      complaintsOfficer: brokerage.complaintsOfficer ?? null,
      address: brokerage.address,
    },
    regulator: { code: regulator, ...regulators[regulator] },
    release: commit(),
    duties,
    consents: [consentFor(brokerage.documents)],
    texts: published.publications.map((publication) => ({
      kind: publication.kind,
      name: publication.name,
      file: publication.file,
      sha256: checksum(publication.content),
      picture: pictures.get(publication.name) ?? null,
    })),
    retention: retentionClassNames.map((name) => ({
      class: name,
      ...retentionRules(regulator)[name],
    })),
    readers: records.readers,
    restoreDrill: records.restoreDrill ?? null,
    accessibility: automatic
      ? { tool: automatic.tool, pages: automatic.pages, failed: automatic.failed }
      : null,
    leads: leads ?? null,
    warnings: [
      ...duties
        .filter(({ result }) => result === "warning" || result === "not met")
        .flatMap(({ id, problems }) => problems.map(({ found }) => `${id}: ${found}.`)),
      ...openRecords(records, day, leads, automatic),
    ],
  };
}

export type Evidence = ReturnType<typeof gatherEvidence>;

function openRecords(
  { restoreDrill }: Site["compliance"]["records"],
  day: string,
  leads: unknown,
  automatic: AutomaticRun | undefined,
): string[] {
  const age = restoreDrill ? (Date.parse(day) - Date.parse(restoreDrill.day)) / dayMs : undefined;
  const failed = Object.values(automatic?.failed ?? {}).flat();
  return [
    ...(age === undefined
      ? ["No restore drill is on record: note one in compliance.ts, records."]
      : []),
    ...(age !== undefined && age > oldDrillDays
      ? [`The last restore drill is of ${restoreDrill?.day}: one a year is expected.`]
      : []),
    ...(leads === undefined
      ? ["Nothing is known of the applications: add --leads with what leads evidence prints."]
      : []),
    ...(automatic ? [] : ["No page was looked at in a browser: leave out --no-pictures."]),
    ...(failed.length > 0 ? [`Found inaccessible: ${failed.join(", ")}.`] : []),
  ];
}

const checksum = (content: CheckedSite["publications"][number]["content"]) =>
  createHash("sha256")
    .update("html" in content ? content.html : content.text)
    .digest("hex");

/** Returns the hash of the Git commit that is checked out, or `null` outside a repository. */
function commit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
