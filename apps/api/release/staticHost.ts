import { strictHeaders } from "../src/plugins/securityHeaders.ts";

type Page = { file: string; contentSecurityPolicy: string };

/** What the site's build writes about its pages. */
export type Pages = {
  pages: (Page & { path: string })[];
  notFound: (Page & { under: string })[];
  frames?: (Page & { path: string })[];
};

/** Modules of the calculators on other sites are always asked for by CORS. */
const forEveryOrigin: [string, string][] = [["access-control-allow-origin", "*"]];

const closed = new Set(["content-security-policy", "x-frame-options"]);

/**
 * The headers of a static host, as Netlify and others read them from `_headers`. Policies of one answer
 * would be joined, so that each page has its own and nothing has one for all.
 */
export function headersFile({ pages, frames = [] }: Pages): string {
  const ofAll = Object.entries(strictHeaders(true)).filter(([name]) => !closed.has(name));
  const rules: [string, [string, string][]][] = [
    ["/*", ofAll],
    ["/assets/*", [["cache-control", "public, max-age=31536000, immutable"]]],
    [
      "/embed/assets/*",
      [["cache-control", "public, max-age=31536000, immutable"], ...forEveryOrigin],
    ],
    ["/embed/*.js", [["cache-control", "public, max-age=300"], ...forEveryOrigin]],
    ...[...pages, ...frames].flatMap(
      ({ path, contentSecurityPolicy }): [string, [string, string][]][] => {
        const headers: [string, string][] = [["content-security-policy", contentSecurityPolicy]];
        // A host may answer a page's folder with or without the slash at its end.
        return path === "/"
          ? [[path, headers]]
          : [
              [path, headers],
              [`${path}/`, headers],
            ];
      },
    ),
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** What a static host hands on to the server, other spellings of a page, and the page for unknown paths. */
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

/** How people also write a path: `/Our-team`, `/Our-Team`, `/FAQS`, `/FAQs`. No rule lowers every other. */
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
