import type { IconName } from "@mortgage-kit/content";
import { Card, Columns, Heading, Icon, Text } from "@mortgage-kit/ui";
import { contentIcons } from "../contentIcons.ts";
import { IconTile, type IconTileProps, IconTitle } from "../IconTile/IconTile.tsx";

interface IconCard {
  icon: IconName;
  title: string;
  description: string;
  /** Colour of the icon's tile. Without it the icon has no tile. */
  colour?: IconTileProps["colour"];
}

interface IconCardsProps {
  cards: readonly IconCard[];
  layout: "two" | "three";
}

export function IconCards({ cards, layout }: IconCardsProps) {
  return (
    <Columns layout={layout} space="xl" as="ul">
      {cards.map(({ icon, colour, title, description }) => (
        <Card key={title} as="li" weight="ruled" space="m">
          <IconTitle
            icon={
              colour ? (
                <IconTile icon={icon} colour={colour} />
              ) : (
                <Icon icon={contentIcons[icon]} size="l" tone="link" />
              )
            }
          >
            <Heading level={3}>{title}</Heading>
          </IconTitle>
          <Text>{description}</Text>
        </Card>
      ))}
    </Columns>
  );
}
