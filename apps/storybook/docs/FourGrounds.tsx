import { Button, Heading, Inline, Section, Stack, Stepper, Text, TextLink } from "@mortgage-kit/ui";
import type { GroundName } from "@mortgage-kit/ui/tokens";

const stands: [GroundName, string][] = [
  ["white", "Open water"],
  ["shallow", "The shoal"],
  ["land", "The shore"],
  ["deep", "The drop-off"],
];

/** Renders the same few components on each background, one below the other as on a page. */
export function FourGrounds() {
  return stands.map(([ground, title]) => (
    <Section
      key={ground}
      background={ground}
      space="m"
      edge={ground === "deep" ? "contour" : "plain"}
    >
      <Stack space="m">
        <Heading level={3} size="heading">
          {title}
        </Heading>
        <Text tone="soft">
          Here we say <TextLink href="#grounds">what happens next</TextLink> in a sentence or two.
        </Text>
        <Stepper step={2} of={4} />
        <Inline space="s">
          <Button>Next</Button>
          <Button tone="quiet">Back</Button>
          <Button tone="plain">Print</Button>
        </Inline>
      </Stack>
    </Section>
  ));
}
