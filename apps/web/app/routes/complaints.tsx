import { regulators } from "@mortgage-kit/compliance/regulators";
import { addressLines, fill } from "@mortgage-kit/content";
import { Stack, Text } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PolicyPage } from "../sections/PolicyPage/PolicyPage.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/complaints.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage } = site;
  const { name, regulator } = brokerage;
  const complaintsOfficer = orNotFound(brokerage.complaintsOfficer);
  const { title, intro, officer, sections } = site.words.complaints;
  const values = { name, regulator: regulators[regulator].name };
  const { email, phone = brokerage.phone } = complaintsOfficer;
  return {
    words: {
      title,
      intro,
      sections: sections.map(({ title, paragraphs }) => ({
        title,
        paragraphs: paragraphs.map((text) => fill(text, values)),
      })),
    },
    officer: {
      title: officer.title,
      text: fill(officer.text, values),
      name: `${complaintsOfficer.name}, ${complaintsOfficer.title}`,
      email,
      phone,
      address: [name, ...addressLines(brokerage)],
    },
  };
}

export default function Complaints({ loaderData: { words, officer } }: Route.ComponentProps) {
  return (
    <PolicyPage {...words}>
      <SideSection title={officer.title} text={officer.text} background="shallow" space="m">
        <Stack space="m">
          <Text weight="strong">{officer.name}</Text>
          <ContactWays phone={officer.phone} email={officer.email} address={officer.address} />
        </Stack>
      </SideSection>
    </PolicyPage>
  );
}
