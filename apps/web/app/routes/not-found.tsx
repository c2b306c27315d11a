import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = site.notFound.page;
  return { meta: unlistedMeta(site, metadata), words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NotFoundPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <NotFound title={words.title} text={words.text} link={{ label: words.button, href: "/" }} />
  );
}
