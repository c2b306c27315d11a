import { notFoundPage } from "@mortgage-kit/content";
import { NotFound } from "../sections/NotFound/NotFound.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import type { Route } from "./+types/not-found.ts";

export function loader() {
  const { metadata, ...words } = notFoundPage;
  return { meta: unlistedMeta(metadata), words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NotFoundPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <NotFound title={words.title} text={words.text} link={{ label: words.button, href: "/" }} />
  );
}
