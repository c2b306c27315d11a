import { framePolicy } from "../src/plugins/embed.ts";
import { strictHeaders } from "../src/plugins/securityHeaders.ts";

type Header = [name: string, value: string];
type Rule = [path: string, headers: Header[]];
interface Page {
  file: string;
  contentSecurityPolicy: string;
}

/** The list of pages that the site's build writes. */
export interface Pages {
  pages: (Page & { path: string })[];
  /** Replacements of pages where no mail is configured. */
  withoutMail?: (Page & { path: string })[];
  notFound: (Page & { under: string })[];
  frames?: (Page & { path: string })[];
}

const resourcePolicy = "cross-origin-resource-policy";

/** Modules of the calculators on other sites are always asked for by CORS, frames may be on any page. */
const framedAnywhere: Header[] = [[resourcePolicy, "cross-origin"]];
const loadedAnywhere: Header[] = [["access-control-allow-origin", "*"], ...framedAnywhere];
const ownOnly: Header[] = [[resourcePolicy, "same-origin"]];

const immutable: Header[] = [["cache-control", "public, max-age=31536000, immutable"]];
const shortLived: Header[] = [["cache-control", "public, max-age=300"]];

const saidPerPath = new Set(["content-security-policy", "x-frame-options", resourcePolicy]);

/**
 * The headers of a static host, as Netlify and others read them from `_headers`. What several rules say of
 * one answer is joined, so that a header with several values has no rule for all, and no two rules that
 * say it hold for one path. The calculators' frames are for the pages of `embedAncestors`, as on the server.
 */
export function headersFile(
  { pages, frames = [] }: Pages,
  embedAncestors: readonly string[] = [],
): string {
  const ofAll = Object.entries(strictHeaders(true)).filter(([name]) => !saidPerPath.has(name));
  const rules: Rule[] = [
    ["/*", ofAll],
    ["/assets/*", [...immutable, ...ownOnly]],
    ["/embed/assets/*", [...immutable, ...loadedAnywhere]],
    ["/embed/v1.js", [...shortLived, ...loadedAnywhere]],
    ["/embed/frame-height.js", [...shortLived, ...loadedAnywhere]],
    ...pages.flatMap((page) => pageRules(page, ownOnly)),
    ...frames.flatMap(({ path, contentSecurityPolicy: policy }) =>
      pageRules(
        { path, contentSecurityPolicy: framePolicy(policy, embedAncestors) },
        framedAnywhere,
      ),
    ),
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** The pages of a host whose server sends no mail, each at its own address. */
export function pagesWithoutMail({ withoutMail = [], ...site }: Pages): Pages {
  const instead = new Map(withoutMail.map((page) => [page.path, page]));
  return { ...site, pages: site.pages.map((page) => instead.get(page.path) ?? page) };
}

/** A host may answer a page's folder with or without the slash at its end. */
function pageRules(
  { path, contentSecurityPolicy }: { path: string; contentSecurityPolicy: string },
  more: Header[],
): Rule[] {
  const headers: Header[] = [["content-security-policy", contentSecurityPolicy], ...more];
  return path === "/"
    ? [[path, headers]]
    : [
        [path, headers],
        [`${path}/`, headers],
      ];
}

/**
 * Returns the redirects of a static host: paths of the server, other spellings of pages, and the page for
 * unknown paths.
 */
export function redirectsFile({ pages, notFound, frames = [] }: Pages, apiOrigin: string): string {
  const longestFirst = notFound.toSorted((a, b) => b.under.length - a.under.length);
  return [
    `/api/* ${apiOrigin}/api/:splat 200`,
    ...pages.flatMap(({ path }) => spellings(path).map((other) => `${other} ${path} 308`)),
    ...frames.map(({ path, file }) => `${path} /${file} 200`),
    ...longestFirst.map(({ under, file }) => `${under}* /${file} 404`),
    "",
  ].join("\n");
}

/**
 * Returns other spellings of a path that people type: `/Our-team`, `/Our-Team`, `/FAQS`, `/FAQs`. Static
 * hosts have no rule that lowers case.
 */
function spellings(path: string): string[] {
  const capitals = path.toUpperCase();
  const others = [
    path.replace(/\/[a-z]/g, (start) => start.toUpperCase()),
    path.replace(/[/-][a-z]/g, (start) => start.toUpperCase()),
    capitals,
    capitals.replace(/S$/, "s"),
  ];
  return [...new Set(others)].filter((other) => other !== path);
}
