import type { Element } from "domhandler";
import type { Publication, PublishedAgent } from "../PublishedSite.ts";
import type { RegulatorCode } from "../regulators.ts";
import type { Check, Problem } from "./Problem.ts";
import { pageText, type ReadPublication, readPublication } from "./readPublication.ts";

/** Approved titles of the regulators that list them. */
const approvedTitles: Partial<Record<RegulatorCode, RegExp>> = {
  FSRA: /^(Mortgage Agent( Level [12])?|Mortgage Broker|Principal Broker|Broker|Agent)$/,
};

/** Block around a name, such as a list item, a card or a byline, or else the whole part of the page. */
const block = "li, article, figure, header, section, address, tr, dl, p, body > *";

/** Checks that agents have an approved title, and that it is beside their name everywhere. */
export const checkAgents: Check = ({ regulator, agents, publications }) => {
  const approved = approvedTitles[regulator];
  const unapproved = agents.filter(({ title }) => approved && !approved.test(title));
  return [
    ...unapproved.map(({ name, title }) => ({
      file: "team",
      found: `the title of ${name} is "${title}"`,
      write:
        "Write the title of the licence as the regulator approves it, such as Mortgage Agent Level 2.",
    })),
    ...publications.flatMap((publication) =>
      agents.flatMap((agent) => namedIn(publication, agent) ?? []),
    ),
  ];
};

/** Returns a problem if the publication names the agent without the title beside the name. */
function namedIn(publication: Publication, { name, title }: PublishedAgent): Problem | undefined {
  const read = readPublication(publication);
  const around = (element: Element) =>
    pageText(read.page?.(element).closest(block).toArray() ?? []);
  const bare = read
    .elementsWith(name)
    .find((element) => !isTrail(read, element) && !around(element).includes(title));
  if (!bare) return undefined;
  return {
    file: publication.file,
    line: bare.sourceCodeLocation?.startLine ?? 1,
    found: `${name} is named on ${publication.name} without the title "${title}" beside the name: "${around(bare).slice(0, 80)}"`,
    write: `Write "${title}" beside the name.`,
  };
}

/** Returns true in a breadcrumb trail, which needs no title: the page's heading has it. */
function isTrail({ page }: ReadPublication, element: Element): boolean {
  return (page?.(element).closest("nav").find("[aria-current=page]").length ?? 0) > 0;
}

export const checkAgentLicences: Check = ({ agents, publications }) =>
  agents.flatMap(({ name, page, licenceNumber }) => {
    const own = publications.find((publication) => publication.name === page);
    if (own && licenceNumber && readPublication(own).text.includes(licenceNumber)) return [];
    return {
      file: "team",
      found: `the licence number of ${name} is not shown${page ? ` on ${page}` : ""}`,
      write: "Give the member a licenceNumber and name it in the badge of the profile.",
    };
  });
