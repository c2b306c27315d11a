import { notFoundPage } from "@mortgage-kit/content";
import { OffTheChart } from "../sections/OffTheChart/OffTheChart.tsx";
import { unlistedMeta } from "../seo/pageMeta.ts";
import type { Route } from "./+types/not-found.ts";

export function loader() {
  const { metadata, ...words } = notFoundPage;
  return { meta: unlistedMeta(metadata), words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NotFound({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <OffTheChart title={words.title} text={words.text} link={{ label: words.button, href: "/" }} />
  );
}
