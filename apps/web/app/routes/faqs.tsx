import {
  calculatorPages,
  faqCategories,
  faqPage,
  fillFiguresIn,
  phoneLink,
  sectionIds,
} from "@mortgage-kit/content";
import { LinkButton } from "@mortgage-kit/ui";
import { figures } from "../figures.ts";
import { LiveFaqBrowser } from "../live/faqs.tsx";
import { ofThisSite } from "../ofThisSite.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/faqs.ts";

export function loader() {
  const { hero, filters, closing } = ofThisSite(faqPage);
  return {
    meta: pageMeta("/faqs"),
    hero,
    browser: {
      filters,
      categories: fillFiguresIn(faqCategories, figures),
      calculators: Object.fromEntries(
        calculatorPages.map(({ id, title, route }) => [id, { label: title, href: route }]),
      ),
      phone: { href: phoneLink(site.phone), label: site.phone },
    },
    closing: { ...closing, contactPath: `/faqs#${sectionIds.contact}` },
    contact: contactSectionData(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { hero, browser, closing, contact } = loaderData;
  return (
    <>
      <PageHero {...hero} background="shallow" />
      <LiveFaqBrowser {...browser} />
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
