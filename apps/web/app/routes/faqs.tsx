import { fillFiguresIn, sectionIds } from "@mortgage-kit/content";
import { LinkButton } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { FaqBrowser } from "../sections/FaqBrowser/FaqBrowser.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/faqs.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { categories, page } = orNotFound(site.faqs);
  const { hero, filters, closing } = page;
  return {
    meta: pageMeta(site, "/faqs"),
    hero,
    browser: {
      filters,
      data: { words: site.words.search, noun: site.words.search.questions },
      categories: fillFiguresIn(categories, site.figures),
      calculators: Object.fromEntries(
        site.calculatorPages.map(({ id, title, route }) => [id, { label: title, href: route }]),
      ),
      phone: site.brokerage.phone,
    },
    closing: { ...closing, contactPath: `/faqs#${sectionIds.contact}` },
    contact: contactSectionData(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { hero, browser, closing, contact } = loaderData;
  return (
    <>
      <PageHero {...hero} background="shallow" />
      <FaqBrowser {...browser} />
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton href="/application">{closing.applyButton}</LinkButton>
        <LinkButton href={closing.contactPath} tone="quiet">
          {closing.contactButton}
        </LinkButton>
      </ClosingCall>
      <ContactSection {...contact} />
    </>
  );
}
