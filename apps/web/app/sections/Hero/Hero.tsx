import {
  Card,
  ContourArt,
  Heading,
  Inline,
  LinkButton,
  Section,
  Stack,
  StatBand,
  Text,
  TickList,
} from "@mortgage-kit/ui";
import { drawingSizes } from "../../art/drawingSizes.ts";
import * as styles from "./Hero.css.ts";

const lake = { src: "/art/hero.svg", ...drawingSizes.hero };

export interface HeroProps {
  title: string;
  subtitle: string;
  button: string;
  applicationPortal: string;
  /** Path of the affordability calculator, if the brokerage has it. */
  affordability?: string | undefined;
  ticks: readonly string[];
  statsTitle?: string | undefined;
  stats: readonly { value: string; unit: string; label: string }[];
}

export function Hero({
  title,
  subtitle,
  button,
  applicationPortal,
  affordability,
  ticks,
  statsTitle,
  stats,
}: HeroProps) {
  return (
    <Section
      background="land"
      space="none"
      backdrop={
        <div className={styles.lake}>
          <ContourArt drawing={lake} fit="cover" keep="end" />
        </div>
      }
    >
      <div className={styles.layout}>
        <Stack space="l" align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{subtitle}</Text>
          <Inline space="s">
            <LinkButton href={applicationPortal} newTab>
              {button}
            </LinkButton>
            {affordability && (
              <LinkButton href={affordability} tone="quiet">
                How much can I afford?
              </LinkButton>
            )}
          </Inline>
          <TickList items={ticks} layout="row" />
        </Stack>
        {statsTitle && stats.length > 0 && (
          <div className={styles.record}>
            <Card as="section" space="m" aria-label={statsTitle}>
              <StatBand stats={stats} layout="list" />
            </Card>
          </div>
        )}
      </div>
    </Section>
  );
}
