import { retentionRules } from "@mortgage-kit/compliance/retention";
import { addressLines, fill } from "@mortgage-kit/content";
import { Stack, Text } from "@mortgage-kit/ui";
import { longDate } from "../dates/longDate.ts";
import { AdChoiceSection } from "../sections/AdQuestion/AdQuestion.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { PolicyPage, StoredItems } from "../sections/PolicyPage/PolicyPage.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/privacy.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage, compliance } = site;
  const { metadata, link, day, officer, stored, ...words } = compliance.privacy;
  const { application, mortgage } = retentionRules(brokerage.regulator);
  const years = { applicationYears: application.years, mortgageYears: mortgage.years };
  const { title, email, phone = brokerage.phone } = brokerage.privacyOfficer;
  return {
    meta: pageMeta(site, "/privacy"),
    words: { ...words, day: { date: day, text: longDate(day, site.language) } },
    officer: {
      ...officer,
      officerTitle: title,
      name: brokerage.name,
      email,
      phone,
      address: addressLines(brokerage),
    },
    stored: {
      ...stored,
      items: stored.items.map(({ howLong, ...item }) => ({
        ...item,
        howLong: fill(howLong, years),
      })),
    },
    adChoice: brokerage.adTag.id ? compliance.adChoice : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, officer, stored, adChoice } = loaderData;
  return (
    <PolicyPage {...words}>
      <StoredItems {...stored} />
      {adChoice && <AdChoiceSection words={adChoice} />}
      <SideSection title={officer.title} text={officer.text} background="shallow" space="m">
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
