import { addressLines, fill, profileCards } from "@mortgage-kit/content";
import { LinkButton, Stack, Text } from "@mortgage-kit/ui";
import { pictureOf } from "../art/portraits.ts";
import { slugIn } from "../navigation/slugIn.ts";
import { type TodaysRate, todaysRate } from "../rates/rateFigures.ts";
import { type SampleRatesData, sampleRates } from "../rates/sampleRates.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ProfileCards } from "../sections/ProfileCards/ProfileCards.tsx";
import { ProfileHero } from "../sections/ProfileHero/ProfileHero.tsx";
import { Quote } from "../sections/Quote/Quote.tsx";
import { RateToday, type RateTodayProps } from "../sections/RateToday/RateToday.tsx";
import * as styles from "../sections/SampleRates/SampleRates.css.ts";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { languageNames } from "../sections/TeamGrid/teamCards.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { pageTrail } from "../seo/pageTrail.ts";
import { memberProfile } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/team-member.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brokerage, calculatorPages, resources, team } = site;
  const renewal = calculatorPages.find(({ id }) => id === "renewal");
  const words = team.profile;
  const member = team.members.find(({ slug }) => slug === slugIn(url));
  if (!member) throw new Response("There is no such team member.", { status: 404 });
  const { profile, slug, name, title, role, alt } = member;
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
      name,
      title,
      badge: profile.badge,
      role,
      speaks: fill(site.words.speaks, { languages: languageNames(member, site.language) }),
      picture: pictureOf(member),
      alt,
      email: profile.email,
      phone: profile.phone,
      address: addressLines(brokerage),
      applicationPortal,
      booking:
        profile.booking && words.bookingButton
          ? { href: profile.booking, label: words.bookingButton }
          : undefined,
      applyButton: words.applyButton,
      viewRatesButton: resources && words.viewRatesButton,
    },
    about: profile.about,
    cards: profileCards(site, member),
    rates: sampleRates(site, site.day),
    today: todaysRate(site),
    letter: renewal && { label: site.words.letter, href: renewal.route },
    ratesLink: resources && "/resources",
    testimonials: profile.testimonials,
    lowerApply: profile.appliesThrough === "portal" ? applicationPortal : "/application",
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function TeamMember({ loaderData }: Route.ComponentProps) {
  const { words, hero, about, cards, rates, today, letter, ratesLink, testimonials, lowerApply } =
    loaderData;
  const [opening, ...more] = about;
  return (
    <>
      <ProfileHero {...hero} />
      <SideSection title={words.aboutTitle}>
        <Stack space="m">
          <Text size="lead">{opening}</Text>
          {more.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      </SideSection>
      <ProfileCards title={words.cardsTitle} cards={cards} />
      {rates && <RatesSection words={words.rates} link={ratesLink} {...{ rates, today, letter }} />}
      {testimonials.length > 0 && (
        <SideSection title={words.testimonialsTitle}>
          <Stack space="l">
            {testimonials.map(({ id, text, author, timeAgo, rating }) => (
              <Quote key={id} text={text} by={{ author, detail: timeAgo, rating }} />
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

interface RatesSectionProps {
  words: { title: string; button: string; footnote: string };
  rates: SampleRatesData;
  today: TodaysRate | undefined;
  letter: RateTodayProps["letter"];
  link: string | undefined;
}

function RatesSection({ words, rates, today, letter, link }: RatesSectionProps) {
  return (
    <SideSection
      background="deep"
      title={words.title}
      actions={
        link && (
          <LinkButton href={link} tone="quiet">
            {words.button}
          </LinkButton>
        )
      }
    >
      <Stack space="l">
        {today && <RateToday {...today} letter={letter} />}
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
        {[`${rates.caption}. ${words.footnote}`, ...rates.notes].map((text) => (
          <Text key={text} size="small" tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
    </SideSection>
  );
}
