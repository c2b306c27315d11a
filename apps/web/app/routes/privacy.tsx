import { retentionRules } from "@mortgage-kit/compliance/retention";
import { adChoice, addressLines, phoneLink, privacyPage } from "@mortgage-kit/content";
import { Stack, Text } from "@mortgage-kit/ui";
import { longDate } from "../dates/longDate.ts";
import { AdChoiceSection } from "../sections/AdQuestion/AdQuestion.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PolicyPage, StoredItems } from "../sections/PolicyPage/PolicyPage.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/privacy.ts";

export function loader() {
  const { metadata, link, day, officer, stored, ...words } = privacyPage;
  const { application, mortgage } = retentionRules(site.regulator);
  const years = (text: string) =>
    text
      .replaceAll("{applicationYears}", String(application.years))
      .replaceAll("{mortgageYears}", String(mortgage.years));
  const { title, email, phone = site.phone } = site.privacyOfficer;
  return {
    meta: pageMeta("/privacy"),
    words: { ...words, day: { date: day, text: longDate(day) } },
    officer: {
      ...officer,
      officerTitle: title,
      name: site.name,
      email: { href: `mailto:${email}`, label: email },
      phone: { href: phoneLink(phone), label: phone },
      address: addressLines(site),
    },
    stored: {
      ...stored,
      items: stored.items.map(({ howLong, ...item }) => ({ ...item, howLong: years(howLong) })),
    },
    adChoice: site.adTag.id ? adChoice : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, officer, stored, adChoice } = loaderData;
  return (
    <PolicyPage {...words}>
      <SideSection title={stored.title}>
        <StoredItems columns={stored.columns} items={stored.items} />
      </SideSection>
      {adChoice && <AdChoiceSection words={adChoice} />}
      <SideSection title={officer.title} text={officer.text} background="shallow">
        <Stack space="m">
          <Text weight="strong">
            {officer.officerTitle}, {officer.name}
          </Text>
          <ContactWays phone={officer.phone} email={officer.email} address={officer.address} />
        </Stack>
      </SideSection>
    </PolicyPage>
  );
}
