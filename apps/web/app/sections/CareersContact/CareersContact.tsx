import { Card, Columns, Heading, Icon, Inline, Section, Stack, Text } from "@simcoe/ui";
import { Mail, Phone } from "@simcoe/ui/icons";
import { ContactLink } from "../ContactLink/ContactLink.tsx";

export interface CareersContactProps {
  id: string;
  title: string;
  text: string;
  button: string;
  phone: { href: string; label: string };
  email: { href: string; label: string };
}

export function CareersContact({ id, title, text, button, phone, email }: CareersContactProps) {
  return (
    <Section id={id} ground="land" edge="contour">
      <Columns layout="wideFirst" space="xl" align="center">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <Card gap="m">
          <Inline space="s">
            <Icon icon={Phone} />
            <ContactLink href={phone.href}>{phone.label}</ContactLink>
          </Inline>
          <Inline space="s">
            <Icon icon={Mail} />
            <ContactLink href={email.href}>{email.label}</ContactLink>
          </Inline>
          <ContactLink href={email.href} look="button">
            {button}
          </ContactLink>
        </Card>
      </Columns>
    </Section>
  );
}
