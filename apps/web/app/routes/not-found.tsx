import { mapOf } from "../pictures/mapOf.ts";
import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/not-found.ts";

/** Pages that a lost visitor most likely looks for. */
const offered = ["/rates", "/resources", "/faqs", "/our-team", "/application", "/contact"];

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.notFound;
  const pages = offered.flatMap((wanted) => site.pages.filter(({ path }) => path === wanted));
  return {
    meta: unlistedMeta(site, metadata),
    words,
    map: mapOf(site, "home"),
    pages: pages.map(({ label, path }) => ({ label, href: path })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound {...loaderData} href="/" />;
}
