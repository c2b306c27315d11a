import type { Element } from "domhandler";
import type { AdvertisedRates, Publication } from "../PublishedSite.ts";
import type { Check, Problem } from "./Problem.ts";
import { collapsed, pageText, type ReadPublication, readPublication } from "./readPublication.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Matches a rate offered in a sentence: "rates from 3.99 %". */
const offered = /\brates?\b[^.%]{0,30}\b(from|as low as|starting at|only)\s+\d+(\.\d+)?\s?%/i;

/** Checks that an advertised rate has its term, its day and an equally prominent APR beside it. */
export const checkRates: Check = ({ publications, rates, day }) => [
  ...publications.flatMap((publication) => {
    const read = readPublication(publication);
    return [
      ...checkOffers(publication, read),
      ...(rates ? checkTable(publication, read, rates) : []),
    ];
  }),
  ...(rates ? checkAge(rates, day) : []),
];

function checkOffers({ file, name }: Publication, { text }: ReadPublication): Problem[] {
  const offer = offered.exec(text);
  if (!offer || /\bAPR\b/.test(text.slice(offer.index, offer.index + 200))) return [];
  const found = `${name} says "${offer[0]}" without an APR`;
  const write = "Leave the rate out, or write its term, its day and the APR beside it.";
  return [{ file, found, write }];
}

function checkTable(
  { file, name }: Publication,
  { page, elementsWith }: ReadPublication,
  { rows, dayInWords }: AdvertisedRates,
): Problem[] {
  if (!page) return [];
  return rows.flatMap(({ term, rate, apr }) =>
    // A rate alone in an element is an offer. In a sentence it may be the input of a worked example.
    elementsWith(exactly(rate)).flatMap((element) => {
      const section = page(element).closest("section, body > *");
      const text = pageText(section.toArray());
      // The site styles elements only by class, so the same tag and class look the same.
      const isLike = (other: Element) => other.attribs.class === element.attribs.class;
      const alike = section.find(element.name).toArray().filter(isLike);
      const isAsProminent = alike.some((other) => collapsed(page(other).text()).includes(apr));
      const lacks = [
        ...(text.includes(term) ? [] : [`its term (${term})`]),
        ...(text.includes("APR") && text.includes(apr) ? [] : [`its APR (${apr})`]),
        ...(text.includes(dayInWords) ? [] : [`its day (${dayInWords})`]),
        ...(isAsProminent ? [] : ["an APR in the same look"]),
      ];
      const line = element.sourceCodeLocation?.startLine ?? 1;
      if (lacks.length === 0) return [];
      return {
        file,
        line,
        found: `${name} shows the rate ${rate} without ${lacks.join(", ")}`,
        write: `Show "${term}", "APR ${apr}" and "${dayInWords}" in the same section, the APR as large as the rate.`,
      };
    }),
  );
}

const exactly = (words: string) => new RegExp(`^${words.replace(/[.%]/g, "\\$&")}$`);

function checkAge(rates: AdvertisedRates, today: string): Problem[] {
  const days = Math.floor((Date.parse(today) - Date.parse(rates.day)) / dayMs);
  if (days <= rates.maxAgeDays) return [];
  const found = `the sample rates are of ${rates.day}, ${days} days ago, and may be shown for ${rates.maxAgeDays}`;
  const write = `Write today's rates and their day; until then the pages say "${rates.ageInWords}".`;
  return [{ file: "rates.ts", found, write, isWarning: true }];
}
