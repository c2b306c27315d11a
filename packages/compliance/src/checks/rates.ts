import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import type { Publication, PublishedRates } from "../Site.ts";
import type { Check, Finding, Place, Problem } from "./Finding.ts";
import { collapsed, type ReadPublication, readPublication, textOf } from "./readPublication.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Matches a rate offered in a sentence: "rates from 3.99 %". */
const offered = /\brates?\b[^.%]{0,30}\b(from|as low as|starting at|only)\s+\d+(\.\d+)?\s?%/i;

/** Checks that an advertised rate has its term, its day and an equally prominent APR beside it. */
export const checkRates: Check = (site) => {
  const findings = site.publications.map((publication) => {
    const read = readPublication(publication);
    const inSentences = checkOffers(publication, read);
    if (!site.rates || !read.page) return inSentences;
    const ofTable = checkTable(publication, read, site.rates);
    return joined([inSentences, ofTable]);
  });
  const all = joined(findings);
  return site.rates && all.places.length > 0 ? joined([all, checkAge(site.rates, site.day)]) : all;
};

const joined = (findings: readonly Finding[]): Finding => ({
  places: findings.flatMap(({ places }) => places),
  problems: findings.flatMap(({ problems }) => problems),
});

function checkOffers({ file, name }: Publication, { text }: ReadPublication): Finding {
  const found = offered.exec(text);
  if (!found || /\bAPR\b/.test(text.slice(found.index, found.index + 200))) {
    return { places: [], problems: [] };
  }
  const problem = {
    file,
    found: `${name} says "${found[0]}" without an APR`,
    write: "Leave the rate out, or write its term, its day and the APR beside it.",
  };
  return { places: [], problems: [problem] };
}

function checkTable(
  { file, name }: Publication,
  read: ReadPublication,
  rates: PublishedRates,
): Finding {
  const places: Place[] = [];
  const problems: Problem[] = [];
  for (const { term, rate, apr } of rates.rows) {
    // A rate alone in an element is an offer. In a sentence it may be the input of a worked example.
    for (const element of read.elementsWith(exactly(rate))) {
      const section = sectionAround(element);
      const text = textOf([section]);
      const lacks = [
        ...(text.includes(term) ? [] : [`its term (${term})`]),
        ...(text.includes("APR") && text.includes(apr) ? [] : [`its APR (${apr})`]),
        ...(text.includes(rates.dayInWords) ? [] : [`its day (${rates.dayInWords})`]),
        ...(isAsProminent(read.page, element, section, apr) ? [] : ["an APR in the same look"]),
      ];
      const line = element.sourceCodeLocation?.startLine ?? 1;
      if (lacks.length === 0) {
        places.push({ name, file, line, excerpt: `${term} ${rate}, APR ${apr}` });
        continue;
      }
      problems.push({
        file,
        line,
        found: `${name} shows the rate ${rate} without ${lacks.join(", ")}`,
        write: `Show "${term}", "APR ${apr}" and "${rates.dayInWords}" in the same section, the APR as large as the rate.`,
      });
    }
  }
  return { places, problems };
}

const exactly = (words: string) => new RegExp(`^${words.replace(/[.%]/g, "\\$&")}$`);

function sectionAround(element: Element): Element {
  let at = element;
  while (at.name !== "section" && at.parent?.type === "tag" && at.parent.name !== "body") {
    at = at.parent as Element;
  }
  return at;
}

/**
 * Returns true if the section has the APR in an element with the rate's tag and class. The site
 * styles elements only by class, so both look the same.
 */
function isAsProminent(
  page: CheerioAPI | undefined,
  rate: Element,
  section: Element,
  apr: string,
): boolean {
  const same = page?.(section)
    .find("*")
    .toArray()
    .some(
      (element) =>
        element.name === rate.name &&
        element.attribs.class === rate.attribs.class &&
        collapsed(page(element).text()).includes(apr),
    );
  return same ?? false;
}

/** Returns a warning if the rates are older than `maxAgeDays`. */
function checkAge(rates: PublishedRates, today: string): Finding {
  const days = Math.floor((Date.parse(today) - Date.parse(rates.day)) / dayMs);
  if (days <= rates.maxAgeDays) return { places: [], problems: [] };
  const problem = {
    file: "rates.ts",
    found: `the sample rates are of ${rates.day}, ${days} days ago, and may be shown for ${rates.maxAgeDays}`,
    write: `Write today's rates and their day; until then the pages say "${rates.ageInWords}".`,
    isWarning: true,
  };
  return { places: [], problems: [problem] };
}
