import { Card, Heading, LinkButton, Section, Stack, Text, TickList } from "@mortgage-kit/ui";
import type { Route } from "../../routes/+types/home.ts";
import { Faces } from "../Faces/Faces.tsx";
import { RateToday } from "../RateToday/RateToday.tsx";
import { RegionMap } from "../RegionMap/RegionMap.tsx";
import { StatBand } from "../StatBand/StatBand.tsx";
import * as styles from "./Hero.css.ts";

type HeroProps = Route.ComponentProps["loaderData"]["hero"];

export function Hero(props: HeroProps) {
  const { title, subtitle, button, applicationPortal, ticks, rate, afford } = props;
  const { statsTitle, stats, map, people } = props;
  return (
    <Section background="land" space="none">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Stack space="l" align="start">
            <Heading level={1}>{title}</Heading>
            <Text size="lead">{subtitle}</Text>
            <LinkButton href={applicationPortal} width="fullOnPhone" newTab>
              {button}
            </LinkButton>
            <TickList items={ticks} layout="row" />
            {rate && <RateToday {...rate} further={afford} />}
            {people && <Faces {...people} />}
          </Stack>
        </div>
        {statsTitle && stats.length > 0 && (
          <Card as="section" space="m" aria-label={statsTitle}>
            <StatBand stats={stats} />
          </Card>
        )}
        {map && (
          <div className={styles.map}>
            <RegionMap {...map} />
          </div>
        )}
      </div>
    </Section>
  );
}
