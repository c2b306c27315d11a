import { addressLines, profileCards } from "@mortgage-kit/content";
import { fill } from "@mortgage-kit/content/fill";
import {
  Card,
  Columns,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import { pagePath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { todaysRate } from "../rates/ratesToday.ts";
import { type SampleRatesData, sampleRates } from "../rates/sampleRates.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs/Breadcrumbs.tsx";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { contentIcons } from "../sections/contentIcons.ts";
import { IconTitle } from "../sections/IconTile/IconTile.tsx";
import { Portrait } from "../sections/Portrait/Portrait.tsx";
import { Quote } from "../sections/Quote/Quote.tsx";
import { RateToday } from "../sections/RateToday/RateToday.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { spokenBy } from "../sections/TeamGrid/TeamGrid.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { pageMeta, pageTrail } from "../seo/pageMeta.ts";
import { memberProfile } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/team-member.ts";
import * as styles from "./team-member.css.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage, calculatorPages, resources, team } = site;
  const renewal = calculatorPages.find(({ id }) => id === "renewal");
  const words = team.profile;
  const member = orNotFound(team.members.find(({ slug }) => `/${slug}` === pagePath(site, url)));
  const { profile, slug, name, title, role, image, alt } = member;
  const { applicationPortal } = brokerage.targets;
  return {
    meta: pageMeta(site, `/${slug}`, {
      type: "profile",
      structuredData: [memberProfile(brokerage, member)],
    }),
    words,
    hero: {
      breadcrumbs: site.words.breadcrumbs,
      trail: pageTrail(site, `/${slug}`),
      ...{ name, role, image, alt },
      // No line ends before a number.
      title: (title && !profile.badge.includes(title)
        ? `${title} · ${profile.badge}`
        : profile.badge
      ).replace(/ (?=\d)/g, "\u00a0"),
      speaks: spokenBy(member, site),
      ways: { email: profile.email, phone: profile.phone, address: addressLines(brokerage) },
      booking: profile.booking,
    },
    applicationPortal,
    about: profile.about,
    cards: profileCards(site, member),
    rates: sampleRates(site, site.day),
    today: todaysRate(site),
    letter: renewal && { label: site.words.letter, href: renewal.route },
    ratesLink: resources && "/resources",
    testimonials: profile.testimonials.map(({ id, text, author, timeAgo, rating }) => {
      const stars = { value: rating, text: fill(site.words.stars, { rating }) };
      return { id, text, by: { author, detail: timeAgo, stars } };
    }),
    lowerApply: profile.appliesThrough === "portal" ? applicationPortal : "/application",
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function TeamMember({ loaderData }: Route.ComponentProps) {
  const { words, about, cards, rates, testimonials, lowerApply } = loaderData;
  const [opening, ...more] = about;
  return (
    <>
      <ProfileHero {...loaderData} />
      <SideSection title={words.aboutTitle}>
        <Stack space="m">
          <Text size="lead">{opening}</Text>
          {more.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      </SideSection>
      <TitledSection background="shallow" title={words.cardsTitle}>
        <Columns layout="two" space="m" as="ul">
          {cards.map(({ icon, title, description, link }) => (
            <Card key={title} as="li">
              <IconTitle icon={<Icon icon={contentIcons[icon]} size="l" tone="link" />}>
                <Heading level={3}>
                  <TextLink href={link} tone="quiet" reach="card">
                    {title}
                  </TextLink>
                </Heading>
              </IconTitle>
              <Text tone="soft">{description}</Text>
            </Card>
          ))}
        </Columns>
      </TitledSection>
      {rates && <RatesSection {...loaderData} rates={rates} />}
      {testimonials.length > 0 && (
        <SideSection title={words.testimonialsTitle}>
          <Stack space="l">
            {testimonials.map(({ id, ...quote }) => (
              <Quote key={id} {...quote} />
            ))}
          </Stack>
        </SideSection>
      )}
      <ClosingCall title={words.closing.title} text={words.closing.text}>
        <LinkButton href={lowerApply} newTab={lowerApply.startsWith("https:")}>
          {words.closing.applyButton}
        </LinkButton>
        <LinkButton href="/contact" tone="quiet">
          {words.closing.contactButton}
        </LinkButton>
      </ClosingCall>
    </>
  );
}

type PageData = Route.ComponentProps["loaderData"];

function ProfileHero({ words, hero, applicationPortal, ratesLink }: PageData) {
  return (
    <Section background="land" space="none">
      <div className={styles.layout}>
        {hero.image && <Portrait src={hero.image} alt={hero.alt} size="profile" />}
        <Stack space="l" align="start">
          <Breadcrumbs label={hero.breadcrumbs} trail={hero.trail} />
          <Stack space="xs">
            <Heading level={1}>{hero.name}</Heading>
            <Text size="lead" weight="medium">
              {hero.title}
            </Text>
            {hero.role && <Text tone="soft">{hero.role}</Text>}
            {hero.speaks && <Text tone="soft">{hero.speaks}</Text>}
          </Stack>
          <ContactWays {...hero.ways} />
          <Inline space="s">
            <LinkButton href={applicationPortal} newTab>
              {words.applyButton}
            </LinkButton>
            {hero.booking && words.bookingButton && (
              <LinkButton href={hero.booking} tone="quiet" newTab>
                {words.bookingButton}
              </LinkButton>
            )}
            {ratesLink && (
              <LinkButton href={ratesLink} tone="quiet">
                {words.viewRatesButton}
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </div>
    </Section>
  );
}

type RatesSectionProps = PageData & { rates: SampleRatesData };

function RatesSection({ words, rates, today, letter, ratesLink }: RatesSectionProps) {
  return (
    <SideSection
      background="deep"
      title={words.rates.title}
      actions={
        ratesLink && (
          <LinkButton href={ratesLink} tone="quiet">
            {words.rates.button}
          </LinkButton>
        )
      }
    >
      <Stack space="l">
        {today && <RateToday {...today} further={letter} />}
        <div>
          <Text size="small">{rates.caption}</Text>
          <dl className={styles.terms}>
            {rates.rows.map(({ term, rate, apr }) => (
              <div key={term} className={styles.term}>
                <dt>{term}</dt>
                <dd className={styles.rate}>{rate}</dd>
                <dd className={styles.rate}>
                  {rates.aprLabel} {apr}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {[words.rates.footnote, ...rates.notes].map((text) => (
          <Text key={text} size="small" tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
    </SideSection>
  );
}
