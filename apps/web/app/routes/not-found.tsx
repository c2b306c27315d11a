import { profilePath } from "@mortgage-kit/content";
import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.notFound.page;
  const left = new Set([
    "/",
    ...(site.blog?.posts ?? []).map(({ slug }) => `/blogs/${slug}`),
    // The footer names the members, each with the title that regulators require.
    ...site.team.members.map(profilePath),
  ]);
  return {
    meta: unlistedMeta(site, metadata),
    words,
    pages: site.pages
      .filter(({ path }) => !left.has(path))
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
