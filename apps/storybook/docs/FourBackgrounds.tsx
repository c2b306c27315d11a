import { Button, Heading, Inline, Section, Stack, Stepper, Text, TextLink } from "@mortgage-kit/ui";
import type { BackgroundName } from "@mortgage-kit/ui/tokens";

const names: readonly BackgroundName[] = ["white", "shallow", "land", "deep"];

export function FourBackgrounds() {
  return names.map((background) => (
    <Section
      key={background}
      background={background}
      space="m"
      edge={background === "deep" ? "contour" : "plain"}
    >
      <Stack space="m">
        <Heading level={3} size="heading">
          {background}
        </Heading>
        <Text tone="soft">
          Here we say <TextLink href="#backgrounds">what happens next</TextLink> in a sentence or
          two.
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
