import { Heading, LinkButton, LinkProvider, Section, Stack, Text } from "@mortgage-kit/ui";
import { FrenchKitWords } from "@mortgage-kit/ui/words/fr";
import { Fragment, type ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { theme } from "./look/theme.css.ts";
import { CurrentPathProvider, LocalPathsProvider } from "./navigation/CurrentPath.ts";
import { pagePath } from "./navigation/localPath.ts";
import { SiteLink } from "./navigation/SiteLink.tsx";
import { AdQuestion } from "./sections/AdQuestion/AdQuestion.tsx";
import { pageMeta } from "./seo/pageMeta.ts";
import { provideSite, siteContext } from "./site.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [provideSite];

export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { base, brokerage, compliance, language, paths, words } = site;
  const path = pagePath(site, url);
  const { adTag } = brokerage;
  // The framework requires its scripts on the SPA fallback page that it builds. It is never served.
  const isFallback = request.headers.has("X-React-Router-SPA-Mode");
  return {
    adTag,
    adQuestion: adTag.id ? compliance.adChoice : undefined,
    error: words.errorPage,
    isFallback,
    language,
    local: { base, paths },
    meta: site.pages.some((page) => page.path === path) ? pageMeta(site, path) : [],
  };
}

/** Metadata of the listed pages that export no other. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** Renders the HTML document. The framework's scripts run only in development: see `live/live.tsx`. */
export function Layout({ children }: { children: ReactNode }) {
  const {
    adTag,
    adQuestion,
    isFallback,
    language = "en",
  } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    <html
      lang={`${language}-CA`}
      className={theme}
      data-ad-tag={adTag?.id}
      data-click-conversion={adTag?.clickConversion}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {adQuestion && <AdQuestion words={adQuestion} />}
        {children}
        {import.meta.env.DEV && adTag?.id && (
          <script type="module" src="/app/pageScript/adScript.ts" />
        )}
        {import.meta.env.DEV && <script type="module" src="/app/pageScript/pageScript.ts" />}
        {(isFallback || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const KitLanguage = loaderData.language === "fr" ? FrenchKitWords : Fragment;
  return (
    <CurrentPathProvider value={useLocation().pathname}>
      <LocalPathsProvider value={loaderData.local}>
        <LinkProvider link={SiteLink}>
          <KitLanguage>
            <Outlet />
          </KitLanguage>
        </LinkProvider>
      </LocalPathsProvider>
    </CurrentPathProvider>
  );
}

export function ErrorBoundary() {
  const words = useRouteLoaderData<typeof loader>("root")?.error;
  return (
    words && (
      <main>
        <Section background="land">
          <Stack space="l" align="start">
            <Heading level={1}>{words.title}</Heading>
            <Text size="lead">{words.text}</Text>
            <LinkButton href="/">{words.home}</LinkButton>
          </Stack>
        </Section>
      </main>
    )
  );
}
