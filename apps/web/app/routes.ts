import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { services, team } from "@simcoe/content";

/** The site's table of contents. Static paths, the sitemap and the server's pages follow from it. */
export default [
  layout("routes/site-frame.tsx", [
    index("routes/home.tsx"),
    route("our-team", "routes/our-team.tsx"),
    ...team.map(({ slug }) => route(slug, "routes/team-member.tsx", { id: `member ${slug}` })),
    ...services.map(({ slug }) => route(slug, "routes/service.tsx", { id: `service ${slug}` })),
    route("resources", "routes/resources.tsx"),
    route("resources/affordability-calculator", "routes/affordability-calculator.tsx"),
    route("resources/payment-calculator", "routes/payment-calculator.tsx"),
    route("resources/refinance-calculator", "routes/refinance-calculator.tsx"),
    route("resources/rent-vs-buy-calculator", "routes/rent-vs-buy-calculator.tsx"),
    route("resources/debt-consolidation-calculator", "routes/debt-consolidation-calculator.tsx"),
    route("resources/closing-fees-calculator", "routes/closing-fees-calculator.tsx"),
    route("blogs", "routes/blogs.tsx"),
    route("blogs/:slug", "routes/blog-post.tsx"),
    route("faqs", "routes/faqs.tsx"),
    route("lending-lounge-podcast", "routes/lending-lounge-podcast.tsx"),
    route("careers", "routes/careers.tsx"),
    route("contact", "routes/contact.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("application", "routes/application.tsx"),
  route("contact-form", "routes/contact-form.tsx"),
  route("art/*", "routes/art.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
] satisfies RouteConfig;
