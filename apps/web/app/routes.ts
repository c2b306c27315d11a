import { chosenFolder, languagesOf, loadSite, type Site } from "@mortgage-kit/content";
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { brandFiles } from "./pictures/brandFiles.ts";
import { pictureNames } from "./pictures/pictureFiles.ts";

const folder = chosenFolder(process.env);
const [site, ...translations] = await Promise.all(
  languagesOf(folder).map((language) => loadSite(folder, language)),
);
if (!site) throw new Error(`The folder ${folder} has no language.`);

const routesIf = (part: unknown, ...routes: RouteConfigEntry[]) => (part ? routes : []);

/** Returns the routes of a site's pages. Sites share the modules, so an id names the language. */
function pageRoutes(site: Site): RouteConfigEntry[] {
  const { blog, brokerage, careers, checklist, faqs, podcast, publishedRates, resources } = site;
  const named = (id: string) => ({ id: `${site.language} ${id}` });
  const page = (path: string, name: string, id = name) =>
    route(path, `routes/${name}.tsx`, named(id));
  return [
    layout("routes/site-frame.tsx", named("frame"), [
      index("routes/home.tsx", named("home")),
      ...routesIf(site.team.page, page("our-team", "our-team")),
      ...site.team.members
        .filter(({ hasProfile }) => hasProfile)
        .map(({ slug }) => page(slug, "team-member", `member ${slug}`)),
      ...(site.services?.list ?? []).map(({ slug }) => page(slug, "service", `service ${slug}`)),
      ...routesIf(resources, page("resources", "resources")),
      ...site.calculatorPages.map(({ id, route: path }) =>
        page(path.slice(1), "calculator", `calculator ${id}`),
      ),
      ...routesIf(resources?.embedPage, page("embed", "embed")),
      ...routesIf(blog, page("blogs", "blogs"), page("blogs/:slug", "blog-post")),
      ...routesIf(publishedRates, page("rates", "rates")),
      ...routesIf(
        brokerage.reminder,
        page("remind-me", "remind-me"),
        page("remind-me/off", "remind-me-off"),
      ),
      ...routesIf(checklist, page("what-to-bring", "what-to-bring")),
      ...routesIf(faqs, page("faqs", "faqs")),
      ...routesIf(podcast, page(podcast?.slug ?? "", "podcast")),
      ...routesIf(careers, page("careers", "careers")),
      page("contact", "contact"),
      page("call-back", "call-back"),
      page("answer", "answer"),
      page("privacy", "privacy"),
      page("accessibility", "accessibility"),
      ...routesIf(brokerage.complaintsOfficer, page("complaints", "complaints")),
      page("documents/:name", "document"),
      page("*", "not-found"),
    ]),
    page("application", "application"),
    page("contact-form", "contact-form"),
  ];
}

const fileNames = [
  "search.json",
  "sitemap.xml",
  "robots.txt",
  "llms.txt",
  "site.webmanifest",
  ...(site.publishedRates ? ["rates.json"] : []),
  ...Object.keys(brandFiles),
];

/** Routes of the site. The prerendered paths and the server's list of pages follow from them. */
export default [
  ...pageRoutes(site),
  ...translations.flatMap((translated) => prefix(translated.base.slice(1), pageRoutes(translated))),
  ...routesIf(pictureNames(site).length > 0, route("pictures/*", "routes/picture.ts")),
  ...fileNames.map((name) => route(name, "routes/site-file.ts", { id: name })),
] satisfies RouteConfig;
