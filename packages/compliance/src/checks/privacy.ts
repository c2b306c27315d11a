import type { Publication, PublishedSite } from "../PublishedSite.ts";
import { regulators } from "../regulators.ts";
import type { Check, Problem } from "./Problem.ts";
import { readPublication } from "./readPublication.ts";

const pagesOf = ({ publications }: PublishedSite) =>
  publications.filter(({ kind }) => kind === "page");

/** Checks that the page at `path` shows the words and that every other page links to it. */
function ownPage(
  site: PublishedSite,
  path: string,
  words: readonly string[],
  what: string,
): Problem[] {
  const page = pagesOf(site).find(({ name }) => name === path);
  if (!page) {
    const found = `there is no page ${path}`;
    return [{ file: "compliance.ts", found, write: `Publish ${what} at ${path}.` }];
  }
  const { file } = page;
  const { text } = readPublication(page);
  const missing = words.filter((word) => !text.includes(word));
  return [
    ...missing.map((word) => {
      const found = `${path} does not show "${word}"`;
      return { file, found, write: `Show "${word}" on ${path}.` };
    }),
    ...unlinked(site, path),
  ];
}

/** Returns a problem for each page without a link to `path` or to the same page in French. */
function unlinked(site: PublishedSite, path: string): Problem[] {
  return pagesOf(site)
    .filter(({ name }) => name !== path && name !== `/fr${path}`)
    .filter(
      (page) => !readPublication(page).page?.(`a[href="${path}"], a[href="/fr${path}"]`).length,
    )
    .map(({ file, name }) => ({
      file,
      found: `${name} has no link to ${path}`,
      write: `Link to ${path} in the footer of every page.`,
    }));
}

export const checkPrivacyPolicy: Check = (site) =>
  ownPage(
    site,
    "/privacy",
    [site.privacyOfficer.title, site.privacyOfficer.email],
    "the privacy policy with the officer's title and contact",
  );

export const checkAccessibilityStatement: Check = (site) => {
  const problems = ownPage(site, "/accessibility", [], "the accessibility statement");
  const statement = pagesOf(site).find(({ name }) => name === "/accessibility");
  if (!statement) return problems;
  const { page } = readPublication(statement);
  const { file } = statement;
  const lacks = [
    ...(page?.("main a[href^='mailto:'], main a[href^='tel:']").length
      ? []
      : ["a way to give feedback"]),
    ...(page?.("main time[datetime]").length ? [] : ["the day of the statement"]),
  ];
  return [
    ...problems,
    ...lacks.map((what) => {
      const found = `/accessibility lacks ${what}`;
      return { file, found, write: `Give the statement ${what}.` };
    }),
  ];
};

/** Checks that a page names the person designated for complaints and the regulator, and that mails name both. */
export const checkComplaints: Check = (site) => {
  const { complaintsOfficer: officer, publications } = site;
  if (!officer) {
    const found = "no person is designated for complaints";
    const write = "Name the person in brokerage.ts, complaintsOfficer.";
    return [{ file: "brokerage.ts", found, write }];
  }
  const words = [officer.name, officer.email, regulators[site.regulator].name];
  const silent = publications.filter(
    (one) => one.kind === "mail" && !readPublication(one).text.includes(officer.email),
  );
  return [
    ...ownPage(site, "/complaints", words, "the steps of a complaint"),
    ...silent.map(({ file, name }) => {
      const found = `the mail "${name}" does not name the person for complaints`;
      return { file, found, write: `Write "${officer.email}" below the mail.` };
    }),
  ];
};

export const checkIdentificationNotice: Check = (site) => {
  const page = pagesOf(site).find(({ name }) => name === "/application");
  if (page && readPublication(page).text.includes(site.identificationNotice)) return [];
  return [
    {
      file: page?.file ?? "compliance.ts",
      found: "the application page does not say that it verifies nobody's identity",
      write: `Show "${site.identificationNotice}" on /application.`,
    },
  ];
};

/** Checks that pages load only from allowed hosts, and that a page with an ad tag asks first. */
export const checkTracking: Check = (site) =>
  site.publications.flatMap((publication) => trackingProblems(publication, site));

function trackingProblems(publication: Publication, { allowedHosts }: PublishedSite): Problem[] {
  const { name, file } = publication;
  if (!("html" in publication.content)) return [];
  const { page } = readPublication(publication);
  const source = publication.content.html;
  const outside = [...source.matchAll(/<(?:script|iframe|img)\b[^>]*\bsrc="https?:\/\/([^/"]+)/g)]
    .map(([, host = ""]) => host)
    .find((host) => !allowedHosts.includes(host));
  const hasTag = page?.("html[data-ad-tag]").length;
  const problems: Problem[] = [];
  if (outside) {
    const found = `${name} loads from ${outside} without a question`;
    problems.push({ file, found, write: "Load it only after the visitor has allowed it." });
  }
  if (hasTag && !/data-ad-question/.test(source)) {
    const found = `${name} has an ad tag and does not ask before it loads`;
    const write = "Show the question of adChoice on every page that has the tag.";
    problems.push({ file, found, write });
  }
  return problems;
}

/** Checks that every page is in French or links to a French page. */
export const checkFrench: Check = (site) => {
  const pages = pagesOf(site);
  const english = pages.filter((publication) => {
    const { page } = readPublication(publication);
    return !page?.("html[lang^='fr'], a[hreflang^='fr']").length;
  });
  if (english.length === 0) return [];
  return [
    {
      file: english[0]?.file ?? "brokerage.ts",
      found: `${english.length} of ${pages.length} pages are neither in French nor lead to French ones`,
      write:
        "Add the French pages (index.fr.ts and fr/brokerage.ts), or name the address of a French site in brokerage.ts, frenchSite.",
    },
  ];
};
