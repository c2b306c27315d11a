import type { CalculatorCard } from "@mortgage-kit/content";
import { Heading, Icon, Inline, LinkButton, Text, VisuallyHidden } from "@mortgage-kit/ui";
import { Clock } from "@mortgage-kit/ui/icons";
import { IconTile } from "../IconTile/IconTile.tsx";
import * as styles from "./CalculatorCards.css.ts";

export interface CalculatorCardsProps {
  cards: readonly CalculatorCard[];
  button: string;
}

export function CalculatorCards({ cards, button }: CalculatorCardsProps) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, icon, colour, title, description, estimatedTime, route }) => (
        <li key={id} className={styles.row}>
          <IconTile icon={icon} colour={colour} />
          <div className={styles.words}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{description}</Text>
            <Inline space="m">
              <LinkButton href={route} tone="quiet" size="s">
                {button}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </LinkButton>
              <span className={styles.time}>
                <Icon icon={Clock} size="s" />
                <Text as="span" size="small">
                  {estimatedTime}
                </Text>
              </span>
            </Inline>
          </div>
        </li>
      ))}
    </ul>
  );
}
