import { Heading, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";

/** Renders an apology and a link home when a page fails. */
export function ErrorPage() {
  return (
    <main>
      <Section ground="land">
        <Stack space="l" align="start">
          <Heading level={1}>Something went wrong on our side</Heading>
          <Text size="lead">
            This page could not be shown. Nothing you entered was sent. Please load it again, or go
            back to the home page to find our phone number and e-mail address.
          </Text>
          <LinkButton href="/">Back To Home</LinkButton>
        </Stack>
      </Section>
    </main>
  );
}
