import { addressLines, phoneLink } from "@mortgage-kit/content";
import { Heading, Icon, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import { Phone } from "@mortgage-kit/ui/icons";
import { mapOf } from "../pictures/mapOf.ts";
import { ContactSection, contactSectionData } from "../sections/ContactSection/ContactSection.tsx";
import { Faces, facesOf } from "../sections/Faces/Faces.tsx";
import { RegionMap } from "../sections/RegionMap/RegionMap.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/contact.ts";
import * as styles from "./contact.css.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { title, subtitle } = site.contact.page;
  return {
    title,
    subtitle,
    phone: site.brokerage.phone,
    people: facesOf(site),
    map: mapOf(site, "contact"),
    address: addressLines(site.brokerage),
    contact: contactSectionData(site),
    visitConversion: site.brokerage.adTag.contactConversion,
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, phone, people, map, contact, visitConversion } = loaderData;
  const [street, city] = loaderData.address;
  return (
    <>
      <div data-visit-conversion={visitConversion ?? ""}>
        <Section background="land" space="s">
          <div className={styles.hero}>
            <Stack space="m" align="start">
              <Heading level={1} size="title">
                {title}
              </Heading>
              <Text>{subtitle}</Text>
              <LinkButton href={phoneLink(phone)} icon={<Icon icon={Phone} />}>
                {phone}
              </LinkButton>
            </Stack>
            {people && (
              <div className={styles.people}>
                <Faces {...people} />
              </div>
            )}
          </div>
        </Section>
      </div>
      <ContactSection {...contact} isFormFirst />
      {map && (
        <SideSection space="m" title={street} text={city}>
          <RegionMap {...map} />
        </SideSection>
      )}
    </>
  );
}
