import type { IconName } from "@simcoe/content";
import { Card, Columns, Heading, Icon, Text } from "@simcoe/ui";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./IconCards.css.ts";

export interface IconCardsProps {
  cards: readonly { icon: IconName; title: string; description: string }[];
  layout: "two" | "three";
}

/** Reasons of equal weight, under a heavy rule each. */
export function IconCards({ cards, layout }: IconCardsProps) {
  return (
    <Columns layout={layout} space="xl" as="ul">
      {cards.map(({ icon, title, description }) => (
        <Card key={title} as="li" weight="ruled" space="m">
          <span className={styles.icon}>
            <Icon icon={contentIcons[icon]} size="l" />
          </span>
          <Heading level={3} size="subheading">
            {title}
          </Heading>
          <Text>{description}</Text>
        </Card>
      ))}
    </Columns>
  );
}
