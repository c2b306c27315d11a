import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/not-found.ts";

/** Pages that most visitors look for. */
const mainPages = ["/resources", "/rates", "/faqs", "/our-team", "/application", "/contact"];

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.notFound.page;
  return {
    meta: unlistedMeta(site, metadata),
    words,
    pages: mainPages.flatMap((path) => {
      const page = site.pages.find((one) => one.path === path);
      return page ? [{ label: page.label, href: path }] : [];
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NotFoundPage({ loaderData: { words, pages } }: Route.ComponentProps) {
  return (
    <NotFound
      title={words.title}
      text={words.text}
      link={{ label: words.button, href: "/" }}
      pages={pages}
    />
  );
}
