import { ratesOn } from "@mortgage-kit/calculator-engine/canada";
import type { z } from "zod";
import type { Content } from "./contentSchema.ts";
import { longestTitle, pageTitle } from "./pages/pageMetadata.ts";
import { sitePagesOf } from "./sitePages.ts";

type Path = readonly (string | number)[];
type Report = (path: Path, allowed: string) => void;

/** Visits a value and all that is inside it, each with its path. */
function* partsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    yield* partsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Reports inconsistencies between parts of a brokerage's folder, which no single field can show. */
export function crossChecks({ value, issues }: z.core.ParsePayload<Content>): void {
  const report: Report = (path, message) =>
    issues.push({ code: "custom", path: [...path], message, input: value });
  checkPosts(value, report);
  checkPaths(value, report);
  checkNextSteps(value, report);
  checkLinks(value, report);
  checkTitles(value, report);
  checkPublishers(value, report);
  checkPeople(value, report);
  if (value.rates.length > 0 && !value.compliance.rateDisclosure) {
    report(["compliance", "rateDisclosure"], "given, as long as there are sample rates");
  }
  if (value.podcast && !value.brokerage.videos) {
    report(["brokerage", "videos"], "given, as long as there is a podcast");
  }
}

function checkPosts({ blog, team }: Content, report: Report): void {
  const members = team.members.map(({ slug }) => slug);
  blog?.posts.forEach(({ author, category }, index) => {
    const path = ["blog", "posts", index];
    if (!members.includes(author)) {
      report([...path, "author"], `the slug of a member: ${members.join(", ")}`);
    }
    if (!blog.categories.includes(category)) {
      report([...path, "category"], `one of the categories ${blog.categories.join(", ")}`);
    }
  });
}

const licensed = ({ team }: Content) => team.members.filter(({ isLicensed }) => isLicensed);

/** Reports rates that are offered by somebody who is not, or not any more, a member with a licence. */
function checkPublishers(content: Content, report: Report): void {
  const entries = content.publishedRates?.rates.entries ?? [];
  const names = licensed(content).map(({ name }) => name);
  for (const rate of ratesOn(entries, entries.at(-1)?.day ?? "")) {
    if (names.includes(rate.saidBy)) continue;
    report(
      ["publishedRates", "rates", "entries", entries.indexOf(rate), "saidBy"],
      `a member of the team with a licence, as long as the rate is offered: ${names.join(", ")}`,
    );
  }
}

/** Numbers from two on in words. "One licensed person" may be one of several. */
const numbers =
  "two|deux three|trois four|quatre five|cinq six seven|sept eight|huit nine|neuf ten|dix"
    .split(" ")
    .map((words) => words.split("|"));
const claimOfPeople = /(\p{L}+|\d+) (?:licensed|\p{L}+ titulaires)(?!\p{L})/giu;

/** Reports texts that claim another number of licensed people than the team has. */
function checkPeople(content: Content, report: Report): void {
  const people = licensed(content).length;
  const { blog: _dated, ...texts } = content;
  for (const [path, text] of partsOf(texts)) {
    if (typeof text !== "string") continue;
    const claimed = [...text.matchAll(claimOfPeople)].map(([, number = ""]) => {
      const place = numbers.findIndex((words) => words.includes(number.toLowerCase()));
      return place < 0 ? Number(number) : place + 2;
    });
    if (claimed.some((number) => number >= 2 && number !== people)) {
      report(path, `a text with the number of licensed people in the team: ${people}`);
    }
  }
}

function checkPaths(content: Content, report: Report): void {
  const paths = sitePagesOf(content).map(({ path }) => path);
  const taken = (path: string) => paths.filter((other) => other === path).length > 1;
  const unlike = "a slug that no other page has";
  content.team.members.forEach(({ slug }, index) => {
    if (taken(`/${slug}`)) report(["team", "members", index, "slug"], unlike);
  });
  content.services?.list.forEach(({ slug }, index) => {
    if (taken(`/${slug}`)) report(["services", "list", index, "slug"], unlike);
  });
  content.blog?.posts.forEach(({ slug }, index) => {
    if (taken(`/blogs/${slug}`)) report(["blog", "posts", index, "slug"], unlike);
  });
  if (content.podcast && taken(`/${content.podcast.slug}`)) report(["podcast", "slug"], unlike);
}

/** Reports services with the same intent, because a result links to only one service per intent. */
function checkNextSteps({ services }: Content, report: Report): void {
  const taken = new Set<string>();
  services?.list.forEach(({ nextStepFor = [] }, index) => {
    for (const intent of nextStepFor) {
      if (taken.has(intent)) {
        report(["services", "list", index, "nextStepFor"], "without what another service is for");
      }
      taken.add(intent);
    }
  });
}

/** Pages that a site may lack. Links to a missing one are omitted; other unknown links are errors. */
const optionalPages = ["/our-team", "/resources", "/blogs", "/faqs", "/careers"];

function checkLinks(content: Content, report: Report): void {
  const paths = [...sitePagesOf(content).map(({ path }) => path), ...optionalPages];
  content.navigation.forEach((item, index) => {
    if (item.kind === "page" && !paths.includes(item.to)) {
      report(["navigation", index, "to"], "the path of a page of the site");
    }
  });
  content.footer.company.links.forEach(({ to }, index) => {
    if (!paths.includes(to)) {
      report(["footer", "company", "links", index, "to"], "the path of a page of the site");
    }
  });
}

function checkTitles(content: Content, report: Report): void {
  const { brokerage } = content;
  const room = longestTitle - brokerage.shortName.length - 3;
  for (const [path, part] of partsOf(content)) {
    // The home page's title is complete.
    if (path.at(-1) !== "metadata" || path[0] === "home") continue;
    const { title } = part as { title: string };
    if (pageTitle(title, brokerage).length <= longestTitle) continue;
    report(
      [...path, "title"],
      `at most ${room} characters, because " | ${brokerage.shortName}" follows it`,
    );
  }
}
