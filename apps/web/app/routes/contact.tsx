import { figureSheet } from "../art/sheets.ts";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/contact.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { title, subtitle } = site.contact.page;
  return {
    meta: pageMeta(site, "/contact"),
    title,
    subtitle,
    sheet: figureSheet(site, "contact", title, []),
    contact: contactSectionData(site),
    visitConversion: site.brokerage.adTag.contactConversion,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div data-visit-conversion={loaderData.visitConversion}>
        <PageHero
          title={loaderData.title}
          subtitle={loaderData.subtitle}
          sheet={loaderData.sheet}
        />
      </div>
      <ContactSection {...loaderData.contact} />
    </>
  );
}
