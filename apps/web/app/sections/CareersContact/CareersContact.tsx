import { Card, Columns, Heading, Section, Stack, Text } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { ContactWays } from "../ContactWays/ContactWays.tsx";

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
    <Section id={id} background="land" edge="contour">
      <Columns layout="halves" space="xl" align="center">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <Card gap="m">
          <ContactWays phone={phone} email={email} />
          <ContactLink href={email.href} look="button">
            {button}
          </ContactLink>
        </Card>
      </Columns>
    </Section>
  );
}
