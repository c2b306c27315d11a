import { Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { ContactSection } from "../sections/ContactSection/ContactSection.tsx";
import { contactSectionData } from "../sections/ContactSection/contactSectionData.ts";
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
    contact: contactSectionData(site),
    visitConversion: site.brokerage.adTag.contactConversion,
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
