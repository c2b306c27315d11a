import { retentionRules } from "@mortgage-kit/compliance/retention";
import { addressLines, fill } from "@mortgage-kit/content";
import { Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { longDate } from "../dates/longDate.ts";
import { AdChoiceSection } from "../sections/AdQuestion/AdQuestion.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import * as styles from "../sections/PolicyPage/PolicyPage.css.ts";
import { PolicyPage } from "../sections/PolicyPage/PolicyPage.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
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

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, officer, adChoice } = loaderData;
  return (
    <PolicyPage {...words}>
      <StoredItems {...loaderData} />
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

function StoredItems({ stored }: Route.ComponentProps["loaderData"]) {
  const { title, columns, items } = stored;
  return (
    <Section space="m">
      <Stack space="l">
        <Heading level={2}>{title}</Heading>
        <ul className={styles.items}>
          {items.map(({ what, where, howLong }) => (
            <li key={what} className={styles.item}>
              <Text weight="medium">{what}</Text>
              <dl className={styles.terms}>
                <Term name={columns.where} text={where} />
                <Term name={columns.howLong} text={howLong} />
              </dl>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.term}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd">{text}</Text>
    </div>
  );
}
