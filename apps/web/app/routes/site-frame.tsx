import { SkipLink } from "@mortgage-kit/ui";
import { Outlet } from "react-router";
import { logoWidth } from "../art/brandFiles.ts";
import { languageLinks } from "../sections/LanguageLinks/LanguageLinks.tsx";
import { SiteFooter, siteFooter } from "../sections/SiteFooter/SiteFooter.tsx";
import * as styles from "../sections/SiteFrame/SiteFrame.css.ts";
import { logoHeight } from "../sections/SiteHeader/Logo.tsx";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader.tsx";
import { TopStrip, topStrip } from "../sections/TopStrip/TopStrip.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/site-frame.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage, header, navigation } = site;
  const languages = languageLinks(site, url);
  return {
    skipLink: header.skipLink,
    strip: { ...topStrip(site), languages: languages.links },
    header: {
      logo: { alt: header.logoAlt, width: logoWidth(site, logoHeight) },
      menu: header.menu,
      mainNavigation: header.mainNavigation,
      navigation,
      calculators: (site.resources?.calculatorCards ?? []).map(({ title, route }) => ({
        title,
        route,
      })),
      applicationPortal: brokerage.targets.applicationPortal,
    },
    footer: siteFooter(site, languages.links),
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
