import { faqCategories, faqPage, fillFiguresIn, sectionIds } from "@simcoe/content";
import { LinkButton } from "@simcoe/ui";
import { figures } from "../figures.ts";
import { ofThisSite } from "../ofThisSite.ts";
import type { PageHandle } from "../pageHandle.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { FaqBrowser } from "../sections/FaqBrowser/FaqBrowser.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import type { Route } from "./+types/faqs.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  const { hero, filters, closing } = ofThisSite(faqPage);
  return {
    meta: pageMeta("/faqs"),
    hero,
    browser: { filters, categories: fillFiguresIn(faqCategories, figures) },
    closing: { ...closing, contactPath: `/faqs#${sectionIds.contact}` },
    contact: contactSectionData(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { hero, browser, closing, contact } = loaderData;
  return (
    <>
      <PageHero {...hero} ground="shallow" />
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
