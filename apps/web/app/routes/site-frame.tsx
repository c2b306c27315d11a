import { SkipLink } from "@mortgage-kit/ui";
import { Outlet } from "react-router";
import { languageLinks } from "../sections/LinkItems/LinkItems.tsx";
import { SiteFooter, siteFooter } from "../sections/SiteFooter/SiteFooter.tsx";
import { SiteHeader, siteHeader } from "../sections/SiteHeader/SiteHeader.tsx";
import { TopStrip, topStrip } from "../sections/TopStrip/TopStrip.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/site-frame.ts";
import * as styles from "./site-frame.css.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const languages = languageLinks(site, url);
  return {
    skipLink: site.header.skipLink,
    strip: { ...topStrip(site), languages },
    header: siteHeader(site),
    footer: siteFooter(site, languages),
  };
}

/** Renders the header and footer around every page except the application, which has its own. */
export default function SiteFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink target="content">{loaderData.skipLink}</SkipLink>
      <TopStrip {...loaderData.strip} />
      <SiteHeader {...loaderData.header} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter {...loaderData.footer} />
    </>
  );
}
