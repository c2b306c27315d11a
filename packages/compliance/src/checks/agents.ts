import type { Element } from "domhandler";
import type { RegulatorCode } from "../regulators.ts";
import type { PublishedAgent } from "../Site.ts";
import type { Check, Place, Problem } from "./Finding.ts";
import { type ReadPublication, readPublication, textOf } from "./readPublication.ts";

/** Approved titles of the regulators that list them. */
const approvedTitles: Partial<Record<RegulatorCode, RegExp>> = {
  FSRA: /^(Mortgage Agent( Level [12])?|Mortgage Broker|Principal Broker|Broker|Agent)$/,
};

const block = new Set(["li", "article", "figure", "header", "section", "address", "tr", "dl", "p"]);

/** Returns the nearest block around a name, such as a list item, a card or a byline. */
function blockAround(element: Element): Element {
  let at = element;
  while (!block.has(at.name) && at.parent?.type === "tag" && at.parent.name !== "body") {
    at = at.parent as Element;
  }
  return at;
}

/** Checks that agents have an approved title, and that it is beside their name everywhere. */
export const checkAgents: Check = ({ regulator, agents, publications }) => {
  const places: Place[] = [];
  const problems: Problem[] = [];
  const approved = approvedTitles[regulator];
  for (const { name, title } of agents) {
    if (approved && !approved.test(title)) {
      problems.push({
        file: "team",
        found: `the title of ${name} is "${title}"`,
        write:
          "Write the title of the licence as the regulator approves it, such as Mortgage Agent Level 2.",
      });
    }
  }
  for (const publication of publications) {
    const read = readPublication(publication);
    for (const { name, title } of agents) {
      const bare = read
        .elementsWith(name)
        .find(
          (element) => !isTrail(read, element) && !textOf([blockAround(element)]).includes(title),
        );
      if (bare) {
        problems.push({
          file: publication.file,
          line: bare.sourceCodeLocation?.startLine ?? 1,
          found: `${name} is named on ${publication.name} without the title "${title}" beside the name: "${textOf([blockAround(bare)]).slice(0, 80)}"`,
          write: `Write "${title}" beside the name.`,
        });
        continue;
      }
      const place = read.page && read.placeOf(name);
      if (place) places.push(place);
    }
  }
  return { places, problems };
};

/** Returns true in a breadcrumb trail, which needs no title: the page's heading has it. */
function isTrail({ page }: ReadPublication, element: Element): boolean {
  return (page?.(element).closest("nav").find("[aria-current=page]").length ?? 0) > 0;
}

/** Checks that every agent's page shows the agent's licence number. */
export const checkAgentLicences: Check = ({ agents, publications }) => {
  const places: Place[] = [];
  const problems: Problem[] = [];
  for (const agent of agents) {
    const place = licencePlace(agent, publications);
    if (place) places.push(place);
    else {
      problems.push({
        file: "team",
        found: `the licence number of ${agent.name} is not shown${agent.page ? ` on ${agent.page}` : ""}`,
        write: "Give the member a licenceNumber and name it in the badge of the profile.",
      });
    }
  }
  return { places, problems };
};

function licencePlace(
  { page, licenceNumber }: PublishedAgent,
  publications: Parameters<Check>[0]["publications"],
): Place | undefined {
  const own = publications.find(({ name }) => name === page);
  return own && licenceNumber ? readPublication(own).placeOf(licenceNumber) : undefined;
}
