import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.notFound.page;
  const articles = new Set((site.blog?.posts ?? []).map(({ slug }) => `/blogs/${slug}`));
  return {
    meta: unlistedMeta(site, metadata),
    words,
    pages: site.pages
      .filter(({ path }) => path !== "/" && !articles.has(path))
      .map(({ label, path }) => ({ label, href: path })),
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
