import type { Element } from "domhandler";
import type { AdvertisedRates, OwnRate, Publication } from "../PublishedSite.ts";
import type { Check, Problem } from "./Problem.ts";
import { collapsed, pageText, type ReadPublication, readPublication } from "./readPublication.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Matches a rate offered in a sentence: "rates from 3.99 %". */
const offered = /\brates?\b[^.%]{0,30}\b(from|as low as|starting at|only)\s+\d+(\.\d+)?\s?%/i;

/**
 * Checks that an advertised rate has its term, its day and an equally prominent APR beside it, and one of
 * the brokerage's own the person who publishes it.
 */
export const checkRates: Check = ({ publications, rates, ownRates, day }) => [
  ...publications.flatMap((publication) => {
    const read = readPublication(publication);
    return [
      ...checkOffers(publication, read),
      ...(publication.name === ownRates?.page ? checkOwn(publication, read, ownRates.rows) : []),
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
      // A rate of the brokerage's own may equal a sample; it is checked on its page.
      if (page(element).closest("[data-rate-key]").length > 0) return [];
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

function checkOwn(
  { file, name }: Publication,
  { page, elementsWith }: ReadPublication,
  rows: readonly OwnRate[],
): Problem[] {
  if (!page) return [];
  return rows.flatMap((own) => {
    const { rate, apr = "" } = own;
    // Two classes may have the same rate: one row has to be complete.
    const lacking = elementsWith(exactly(rate)).map((element) => {
      const row = page(element).closest("tr");
      const text = pageText(row.toArray());
      const group = pageText(row.closest("table").parent().toArray());
      const like = row.find(`.${element.attribs.class?.split(" ")[0]}`).toArray();
      return [
        ...(text.includes(own.name) ? [] : [`its term (${own.name})`]),
        ...(text.includes(own.day) ? [] : [`its day (${own.day})`]),
        ...(like.some((one) => collapsed(page(one).text()).includes(apr))
          ? []
          : [`its APR (${apr}) in the same look`]),
        ...(group.includes(own.saidBy) ? [] : [`who publishes it (${own.saidBy})`]),
      ];
    });
    const [lacks] = lacking.toSorted((one, other) => one.length - other.length);
    if (lacks?.length === 0) return [];
    const found = lacks
      ? `${name} shows the rate ${rate} without ${lacks.join(", ")}`
      : `${name} does not show the rate ${rate}, ${own.name}`;
    const write =
      "Show each rate in a row with its term, its day and an APR that differs, and who publishes it below.";
    return [{ file, found, write }];
  });
}

const exactly = (words: string) => new RegExp(`^${words.replace(/[.%]/g, "\\$&")}$`);

function checkAge(rates: AdvertisedRates, today: string): Problem[] {
  const days = Math.floor((Date.parse(today) - Date.parse(rates.day)) / dayMs);
  if (days <= rates.maxAgeDays) return [];
  const found = `the sample rates are of ${rates.day}, ${days} days ago, and may be shown for ${rates.maxAgeDays}`;
  const write = `Write today's rates and their day; until then the pages say "${rates.ageInWords}".`;
  return [{ file: "rates.ts", found, write, isWarning: true }];
}
