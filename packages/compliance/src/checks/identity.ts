import { regulators } from "../regulators.ts";
import type { Site } from "../Site.ts";
import type { Check, Finding } from "./Finding.ts";
import { readPublication } from "./readPublication.ts";

/** Checks that every publication shows the authorized name. */
export const checkName: Check = (site) =>
  shownEverywhere(site, [{ what: "authorized name", words: site.brokerage.name }]);

/** Checks that every publication shows the authorized name and the licence number. */
export const checkNameAndLicence: Check = (site) =>
  shownEverywhere(site, [
    { what: "authorized name", words: site.brokerage.name },
    { what: "licence number", words: site.brokerage.licenceNumber },
  ]);

const shownEverywhere = (
  { publications }: Site,
  wanted: readonly { what: string; words: string }[],
): Finding[] =>
  publications.flatMap((publication) =>
    wanted.map(
      ({ what, words }) =>
        readPublication(publication).placeOf(words) ?? {
          file: publication.file,
          found: `the ${what} "${words}" cannot be read in ${described(publication)}`,
          write: `Show "${words}" where every reader of it sees it.`,
        },
    ),
  );

const described = ({ kind, name }: Site["publications"][number]) =>
  kind === "page" ? `the page ${name}` : `${name} (${kind})`;

/** Checks that the regulator is that of the province in the brokerage's address. */
export const checkLicenceProvince: Check = ({ regulator, brokerage }) => {
  const { name, province } = regulators[regulator];
  if (province === brokerage.province) {
    const excerpt = `${regulator}, ${name}: ${province}`;
    return [{ name: "regulator", file: "brokerage.ts", line: 1, excerpt }];
  }
  return [
    {
      file: "brokerage.ts",
      found: `regulator is ${regulator}, which licenses brokerages of ${province}, but the address is in ${brokerage.province}`,
      write: "Name the regulator of the province, or the office in it that is licensed.",
    },
  ];
};
