import { Card, Heading, LinkButton, Section, Stack, Text, TickList } from "@mortgage-kit/ui";
import type { Route } from "../../routes/+types/home.ts";
import { RateToday } from "../RateToday/RateToday.tsx";
import { RegionMap } from "../RegionMap/RegionMap.tsx";
import { StatBand } from "../StatBand/StatBand.tsx";
import * as styles from "./Hero.css.ts";

export function Hero(props: Route.ComponentProps["loaderData"]["hero"]) {
  const { title, subtitle, button, applicationPortal, ticks, rate } = props;
  const { statsTitle, stats, map } = props;
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
            {rate && <RateToday {...rate} />}
          </Stack>
        </div>
        {statsTitle && stats.length > 0 && (
          <Card as="section" space="m" aria-label={statsTitle}>
            <StatBand stats={stats} layout="list" />
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
