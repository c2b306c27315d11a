import { fillFiguresIn } from "@mortgage-kit/content";
import { LinkButton, Stack, Text } from "@mortgage-kit/ui";
import { pagePath } from "../navigation/localPath.ts";
import { orNotFound } from "../orNotFound.ts";
import { todaysRate } from "../rates/ratesToday.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { IconCards } from "../sections/IconCards/IconCards.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { RateToday } from "../sections/RateToday/RateToday.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/service.ts";
import * as styles from "./service.css.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { list, page: words } = orNotFound(site.services);
  const service = orNotFound(list.find(({ slug }) => `/${slug}` === pagePath(site, url)));
  const { slug, hero, benefits, checklist, calculator, closing } = fillFiguresIn(
    service,
    site.figures,
  );
  const situation = site.checklist?.services[slug];
  const page = site.calculatorPages.find(({ id }) => id === calculator?.id);
  return {
    applicationPortal: site.brokerage.targets.applicationPortal,
    words,
    hero,
    rate: todaysRate(site, service.loan),
    benefits,
    checklist,
    bring: situation && {
      href: `/what-to-bring#${situation}`,
      label: site.checklist?.link,
    },
    calculator: calculator && page ? { ...calculator, href: page.route } : null,
    closing,
  };
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { hero, rate, benefits, checklist, bring, calculator, closing } = loaderData;
  const { words, applicationPortal } = loaderData;
  return (
    <>
      <PageHero
        {...hero}
        actions={
          <LinkButton href={applicationPortal} newTab>
            {hero.primaryButton}
          </LinkButton>
        }
      >
        {rate && <RateToday {...rate} />}
      </PageHero>
      <TitledSection title={benefits.title}>
        <IconCards cards={benefits.cards} layout="three" />
      </TitledSection>
      <SideSection
        background="shallow"
        title={checklist.title}
        text={checklist.intro}
        actions={
          bring && (
            <LinkButton href={bring.href} tone="quiet">
              {bring.label}
            </LinkButton>
          )
        }
      >
        <ul className={styles.list}>
          {checklist.items.map((item) => (
            <li key={item} className={styles.item}>
              <span className={styles.box} />
              {item}
            </li>
          ))}
        </ul>
      </SideSection>
      {calculator && (
        <SideSection title={calculator.title}>
          <Stack space="m" align="start">
            <Text>{calculator.text}</Text>
            <LinkButton href={calculator.href} tone="quiet">
              {calculator.button}
            </LinkButton>
          </Stack>
        </SideSection>
      )}
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton href={applicationPortal} newTab>
          {words.applyButton}
        </LinkButton>
        <LinkButton href="/contact" tone="quiet">
          {words.contactButton}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
