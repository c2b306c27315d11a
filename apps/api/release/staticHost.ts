import { strictHeaders } from "../src/http/securityHeaders.ts";
import { framePolicy } from "../src/site/staticSite.ts";

type Header = [name: string, value: string];
type Rule = [path: string, headers: Header[]];
interface Page {
  file: string;
  contentSecurityPolicy: string;
}

/** Page list that the site's build writes. */
export interface Pages {
  pages: (Page & { path: string })[];
  /** Replacements of some pages if no mail is configured. */
  withoutMail?: (Page & { path: string })[];
  notFound: (Page & { under: string })[];
  frames?: (Page & { path: string })[];
}

const resourcePolicy = "cross-origin-resource-policy";

/** Headers of the calculators for other sites. Any page may frame them; browsers load modules with CORS. */
const framedAnywhere: Header[] = [[resourcePolicy, "cross-origin"]];
const loadedAnywhere: Header[] = [["access-control-allow-origin", "*"], ...framedAnywhere];
const ownOnly: Header[] = [[resourcePolicy, "same-origin"]];

const immutable: Header[] = [["cache-control", "public, max-age=31536000, immutable"]];
const shortLived: Header[] = [["cache-control", "public, max-age=300"]];

const saidPerPath = new Set(["content-security-policy", "x-frame-options", resourcePolicy]);

/**
 * Returns the `_headers` file of a static host, such as Netlify. The host joins the values of all rules
 * that match a path. So a header with different values is not in the rule for all paths, and only one
 * rule sets it for each path. Only `embedAncestors` may frame a calculator; any origin if it is empty.
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

/** Replaces pages, at the same path, for a server that sends no mail. */
export function pagesWithoutMail({ withoutMail = [], ...site }: Pages): Pages {
  const instead = new Map(withoutMail.map((page) => [page.path, page]));
  return { ...site, pages: site.pages.map((page) => instead.get(page.path) ?? page) };
}

/** Returns the rules of a page with and without a trailing slash, because a host may serve both. */
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
    ...["api", "staff"].map((part) => `/${part}/* ${apiOrigin}/${part}/:splat 200`),
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
