import { chosenFolder, loadSite } from "@mortgage-kit/content";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { brandFileNames } from "./art/brandFileNames.ts";
import { photoNames } from "./art/photoNames.ts";

const site = await loadSite(chosenFolder(process.env), "en");
const { blog, brokerage, careers, checklist, faqs, podcast, publishedRates, resources } = site;

/** Returns the routes only if the brokerage has the content they need. */
const routesIf = (part: unknown, ...routes: RouteConfigEntry[]) => (part ? routes : []);

/** Routes of the site. The prerendered paths and the server's list of pages follow from them. */
export default [
  layout("routes/site-frame.tsx", [
    index("routes/home.tsx"),
    ...routesIf(site.team.page, route("our-team", "routes/our-team.tsx")),
    ...site.team.members
      .filter(({ hasProfile }) => hasProfile)
      .map(({ slug }) => route(slug, "routes/team-member.tsx", { id: `member ${slug}` })),
    ...(site.services?.list ?? []).map(({ slug }) =>
      route(slug, "routes/service.tsx", { id: `service ${slug}` }),
    ),
    ...routesIf(resources, route("resources", "routes/resources.tsx")),
    ...site.calculatorPages.map(({ id, route: path }) =>
      route(path.slice(1), "routes/calculator.tsx", { id: `calculator ${id}` }),
    ),
    ...routesIf(resources?.embedPage, route("embed", "routes/embed.tsx")),
    ...routesIf(
      blog,
      route("blogs", "routes/blogs.tsx"),
      route("blogs/:slug", "routes/blog-post.tsx"),
    ),
    ...routesIf(
      publishedRates,
      route("rates", "routes/rates.tsx"),
      route("rates.json", "routes/rates-json.ts"),
      route("rates.atom", "routes/rates-atom.ts"),
    ),
    ...routesIf(
      brokerage.reminder,
      route("remind-me", "routes/remind-me.tsx"),
      route("remind-me/off", "routes/remind-me-off.tsx"),
    ),
    ...routesIf(checklist, route("what-to-bring", "routes/what-to-bring.tsx")),
    ...routesIf(faqs, route("faqs", "routes/faqs.tsx")),
    ...routesIf(podcast, route(podcast?.slug ?? "", "routes/podcast.tsx")),
    ...routesIf(careers, route("careers", "routes/careers.tsx")),
    route("contact", "routes/contact.tsx"),
    route("call-back", "routes/call-back.tsx"),
    route("answer", "routes/answer.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("accessibility", "routes/accessibility.tsx"),
    ...routesIf(brokerage.complaintsOfficer, route("complaints", "routes/complaints.tsx")),
    route("documents/:name", "routes/document.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("application", "routes/application.tsx"),
  route("contact-form", "routes/contact-form.tsx"),
  route("art/*", "routes/art.ts"),
  ...routesIf(photoNames(site).length > 0, route("photos/*", "routes/photo.ts")),
  ...brandFileNames.map((name) => route(name, "routes/brand-file.ts", { id: name })),
  route("search.json", "routes/search.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
] satisfies RouteConfig;
