import { expect, test } from "vitest";
import { documentNames, documentPath } from "../documents.ts";
import { localPath } from "../navigation/localPath.ts";
import { brandFiles } from "../pictures/brandFiles.ts";
import { pictureNames } from "../pictures/pictureFiles.ts";
import routes from "../routes.ts";
import { renderedSites } from "../site.ts";
import { sitePaths } from "../sitePaths.ts";
import { pageMeta, socialImagePath } from "./pageMeta.ts";
import { llmsIndex, robots, sitemap, webManifest } from "./siteIndexes.ts";

const sites = await renderedSites(process.env);
const [site, ...translations] = sites;
const { siteUrl } = site.brokerage;
const posts = site.blog?.posts ?? [];
const pictures = pictureNames(site);
const pagePaths = site.pages.map(({ path }) => path);
const addresses = pagePaths.map((path) => siteUrl + path);

test("the routes are the content's pages and the unlisted pages", () => {
  const paths = sitePaths(routes, {
    "/blogs/:slug": posts.map(({ slug }) => slug),
    "/*": ["404"],
    "/documents/:name": documentNames,
    "/fr/documents/:name": documentNames,
    "/fr/*": ["404"],
    "/pictures/*": pictures,
  });
  const documents = documentNames.map(documentPath);
  const translated = translations.flatMap((each) =>
    [...each.paths, "/404", "/answer", "/remind-me/off"].map((path) =>
      path === "/" ? each.base : each.base + path,
    ),
  );
  const unlisted = [
    "/404",
    "/answer",
    "/call-back",
    "/contact-form",
    ...(site.brokerage.reminder ? ["/remind-me/off"] : []),
    "/sitemap.xml",
    "/search.json",
  ];
  const drawn = [...pictures.map((name) => `pictures/${name}`), ...Object.keys(brandFiles)];
  const rateFiles = site.publishedRates ? ["rates.json"] : [];
  const listed = [...rateFiles, "robots.txt", "llms.txt", "site.webmanifest", ...drawn];
  const files = listed.map((name) => `/${name}`);
  expect(paths.toSorted()).toEqual(
    [...pagePaths, ...documents, ...unlisted, ...translated, ...files].toSorted(),
  );
});

test("the sitemap lists every page once, with a modification date for articles only", () => {
  const xml = sitemap(sites);
  const translated = translations.flatMap((each) =>
    each.pages.map(({ path }) => siteUrl + localPath(each, path)),
  );
  // Without mail the server answers this page with one that search engines should not list.
  const listed = [...addresses, ...translated].filter((address) => !address.endsWith("/remind-me"));
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(listed);
  for (const address of translated.filter((each) => listed.includes(each))) {
    expect(xml.split(`hreflang="fr-CA" href="${address}"`)).toHaveLength(3);
  }
  const dated = [...xml.matchAll(/\/blogs\/([^<]+)<\/loc><lastmod>([^<]+)</g)];
  expect(dated.map(([, slug, date]) => [slug, date]).toSorted()).toEqual(
    posts.map(({ slug, date }) => [slug, date]).toSorted(),
  );
  expect(xml.match(/<lastmod>/g) ?? []).toHaveLength(posts.length);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(robots(site)).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test("llms.txt lists every page once, and the calculators separately", () => {
  const index = llmsIndex(site);
  const linked = [...index.matchAll(/\]\(([^)]+)\): \S/g)].map(([, address]) => address);
  expect(linked.toSorted()).toEqual(addresses.toSorted());
  const [, calculators = ""] = /## Calculators\n\n([\s\S]*?)(?:\n\n## |\s*$)/.exec(index) ?? [];
  expect(calculators.split("\n")).toHaveLength(site.calculatorPages.length);
  expect(index).not.toContain("{{");
  expect(llmsIndex({ ...site, pages: [], calculatorPages: [], blog: undefined })).not.toContain(
    "## ",
  );
});

test("every page has its own canonical URL, social image, title and description", () => {
  const heads = pagePaths.map((path) => JSON.stringify(pageMeta(site, path)));
  expect(new Set(heads).size).toBe(pagePaths.length);
  expect(new Set(pagePaths.map(socialImagePath)).size).toBe(pagePaths.length);
  heads.forEach((head, index) => {
    expect(head).toContain(`"rel":"canonical","href":"${addresses[index]}"`);
    expect(head).not.toContain("noindex");
  });
});

test("the web manifest names the brokerage and icons for every phone", () => {
  const { name, icons, start_url } = webManifest(site);
  expect({ name, start_url }).toEqual({ name: site.brokerage.name, start_url: "/" });
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
});
