import { LinkProvider, simcoeTheme, VisuallyHidden } from "@simcoe/ui";
// Evaluated here, in this module's task, so that the task that hydrates is shorter by it.
import "react-dom/client";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root.ts";
import { loadAdTag } from "./adTag/gtag.ts";
import { reportPageView } from "./adTag/reportEvent.ts";
import { PageChange } from "./navigation/PageChange.tsx";
import { SiteLink } from "./navigation/SiteLink.tsx";
import { useFirstTime } from "./navigation/useFirstTime.ts";
import { ErrorPage } from "./sections/ErrorPage/ErrorPage.tsx";
import { site } from "./site.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader() {
  return { adTag: site.adTag };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" className={simcoeTheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { adTag } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isFirstPage = useFirstTime(pathname);
  // Before any page's own effects, which may already report to the tag.
  useLayoutEffect(() => loadAdTag(adTag), [adTag]);
  useEffect(() => {
    if (!isFirstPage) reportPageView(adTag, pathname);
  }, [adTag, isFirstPage, pathname]);
  return (
    <LinkProvider link={SiteLink}>
      <Outlet />
      <PageChange
        announcement={(title) => (
          <VisuallyHidden>
            <span role="status">{title}</span>
          </VisuallyHidden>
        )}
      />
    </LinkProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
