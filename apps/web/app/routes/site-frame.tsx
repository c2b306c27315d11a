import {
  addressLines,
  calculatorCards,
  footer,
  headerWords,
  navigation,
} from "@mortgage-kit/content";
import { SkipLink } from "@mortgage-kit/ui";
import { Outlet } from "react-router";
import { logoWidth } from "../art/brandFiles.ts";
import { SiteFooter } from "../sections/SiteFooter/SiteFooter.tsx";
import { logoHeight } from "../sections/SiteHeader/Logo.tsx";
import { SiteHeader } from "../sections/SiteHeader/SiteHeader.tsx";
import { site } from "../site.ts";
import type { Route } from "./+types/site-frame.ts";

export function loader() {
  return {
    skipLink: headerWords.skipLink,
    header: {
      logo: { alt: headerWords.logoAlt, width: logoWidth(logoHeight) },
      menu: headerWords.menu,
      mainNavigation: headerWords.mainNavigation,
      navigation,
      calculators: calculatorCards.map(({ title, route }) => ({ title, route })),
      applicationPortal: site.targets.applicationPortal,
    },
    footer: {
      name: site.name,
      blurb: footer.blurb,
      columns: footer.columns,
      address: addressLines(site),
      licence: footer.licence,
      independence: footer.independence,
      copyright: footer.copyright,
      poweredBy: site.poweredBy,
      legalLinks: [
        // The site's own privacy policy is already among the policy links.
        ...(site.targets.privacy === `${site.siteUrl}/privacy`
          ? []
          : [{ label: footer.privacyLink, href: site.targets.privacy }]),
        { label: footer.termsLink, href: site.targets.terms },
      ],
      policyLinks: footer.policyLinks,
      frenchSite: site.frenchSite,
      sitemap: footer.sitemapLink,
    },
  };
}

/** Renders the header and footer around every page except the application, which has its own. */
export default function SiteFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink target="content">{loaderData.skipLink}</SkipLink>
      <SiteHeader {...loaderData.header} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter {...loaderData.footer} />
    </>
  );
}
