import {
  blogPage,
  calculatorPages,
  careersPage,
  checklistPage,
  embedPage,
  faqPage,
  podcastPath,
  ratesPage,
  reminder,
  resourcesPage,
  services,
  team,
  teamPage,
} from "@mortgage-kit/content";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { brandFileNames } from "./art/brandFileNames.ts";
import { photoNames } from "./art/photoNames.ts";

/** Returns the routes only if the brokerage has the content they need. */
const routesIf = (part: unknown, ...routes: RouteConfigEntry[]) => (part ? routes : []);

/** Routes of the site. The prerendered paths and the server's list of pages follow from them. */
export default [
  layout("routes/site-frame.tsx", [
    index("routes/home.tsx"),
    ...routesIf(teamPage, route("our-team", "routes/our-team.tsx")),
    ...team
      .filter(({ hasProfile }) => hasProfile)
      .map(({ slug }) => route(slug, "routes/team-member.tsx", { id: `member ${slug}` })),
    ...services.map(({ slug }) => route(slug, "routes/service.tsx", { id: `service ${slug}` })),
    ...routesIf(resourcesPage, route("resources", "routes/resources.tsx")),
    ...calculatorPages.map(({ id, route: path }) =>
      route(path.slice(1), "routes/calculator.tsx", { id: `calculator ${id}` }),
    ),
    ...routesIf(embedPage, route("embed", "routes/embed.tsx")),
    ...routesIf(
      blogPage,
      route("blogs", "routes/blogs.tsx"),
      route("blogs/:slug", "routes/blog-post.tsx"),
    ),
    ...routesIf(
      ratesPage,
      route("rates", "routes/rates.tsx"),
      route("rates.json", "routes/rates-json.ts"),
      route("rates.atom", "routes/rates-atom.ts"),
    ),
    ...routesIf(
      reminder,
      route("remind-me", "routes/remind-me.tsx"),
      route("remind-me/off", "routes/remind-me-off.tsx"),
    ),
    ...routesIf(checklistPage, route("what-to-bring", "routes/what-to-bring.tsx")),
    ...routesIf(faqPage, route("faqs", "routes/faqs.tsx")),
    ...routesIf(podcastPath, route(podcastPath?.slice(1) ?? "", "routes/podcast.tsx")),
    ...routesIf(careersPage, route("careers", "routes/careers.tsx")),
    route("contact", "routes/contact.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("accessibility", "routes/accessibility.tsx"),
    route("documents/:name", "routes/document.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("application", "routes/application.tsx"),
  route("contact-form", "routes/contact-form.tsx"),
  route("art/*", "routes/art.ts"),
  ...routesIf(photoNames.length > 0, route("photos/*", "routes/photo.ts")),
  ...brandFileNames.map((name) => route(name, "routes/brand-file.ts", { id: name })),
  route("search.json", "routes/search.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
] satisfies RouteConfig;
