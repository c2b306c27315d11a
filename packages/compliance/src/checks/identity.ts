import type { PublishedSite } from "../PublishedSite.ts";
import type { Check, Problem } from "./Problem.ts";
import { readPublication } from "./readPublication.ts";

export const checkName: Check = (site) =>
  shownEverywhere(site, [{ what: "authorized name", words: site.brokerage.name }]);

export const checkNameAndLicence: Check = (site) =>
  shownEverywhere(site, [
    { what: "authorized name", words: site.brokerage.name },
    { what: "licence number", words: site.brokerage.licenceNumber },
  ]);

const shownEverywhere = (
  { publications }: PublishedSite,
  wanted: readonly { what: string; words: string }[],
): Problem[] =>
  publications.flatMap((publication) =>
    wanted
      .filter(({ words }) => !readPublication(publication).text.includes(words))
      .map(({ what, words }) => ({
        file: publication.file,
        found: `the ${what} "${words}" cannot be read in ${described(publication)}`,
        write: `Show "${words}" where every reader of it sees it.`,
      })),
  );

const described = ({ kind, name }: PublishedSite["publications"][number]) =>
  kind === "page" ? `the page ${name}` : `${name} (${kind})`;
