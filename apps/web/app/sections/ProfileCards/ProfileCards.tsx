import type { ProfileCard } from "@mortgage-kit/content";
import { Card, Columns, Heading, Icon, Text, TextLink } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import { IconTitle } from "../IconTitle/IconTitle.tsx";
import { TitledSection } from "../TitledSection/TitledSection.tsx";

export interface ProfileCardsProps {
  title: string;
  cards: readonly ProfileCard[];
}

export function ProfileCards({ title, cards }: ProfileCardsProps) {
  return (
    <TitledSection background="shallow" title={title}>
      <Columns layout="two" space="m" as="ul">
        {cards.map(({ icon, title: words, description, link }) => (
          <Card key={words} as="li">
            <IconTitle icon={<Icon icon={contentIcons[icon]} size="l" tone="link" />}>
              <Heading level={3}>
                <CardLink href={link}>{words}</CardLink>
              </Heading>
            </IconTitle>
            <Text tone="soft">{description}</Text>
          </Card>
        ))}
      </Columns>
    </TitledSection>
  );
}

function CardLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith("mailto:")) {
    return (
      <ContactLink href={href} look="quiet" reach="card">
        {children}
      </ContactLink>
    );
  }
  return (
    <TextLink href={href} tone="quiet" reach="card">
      {children}
    </TextLink>
  );
}
