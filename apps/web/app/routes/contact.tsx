import { contactPage } from "@mortgage-kit/content";
import { Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/contact.ts";

export function loader() {
  const { title, subtitle } = contactPage;
  return {
    meta: pageMeta("/contact"),
    title,
    subtitle,
    contact: contactSectionData(),
    visitConversion: site.adTag.contactConversion,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Section
        background="land"
        space="m"
        edge="contour"
        data-visit-conversion={loaderData.visitConversion}
      >
        <Stack space="m">
          <Heading level={1}>{loaderData.title}</Heading>
          <Text size="lead">{loaderData.subtitle}</Text>
        </Stack>
      </Section>
      <ContactSection {...loaderData.contact} />
    </>
  );
}
