import { Card, Heading, SearchField, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const nothing = () => {};
const search = (
  <SearchField label="Search the questions" value="reverse mortgage" onChange={nothing} />
);

const Related = () => (
  <Section space="m" width="narrow">
    <Stack space="l">
      {search}
      <Stack space="s">
        <Heading level={2} size="heading">
          Closest to “reverse mortgage”
        </Heading>
        <Text>
          <TextLink href="#equity">How much of my home's value can I borrow?</TextLink>
        </Text>
        <Text>
          <TextLink href="#contact">Ask one of us</TextLink>, by phone or by email.
        </Text>
      </Stack>
    </Stack>
  </Section>
);

const Blank = () => (
  <Section space="m" width="narrow">
    <Stack space="l">
      {search}
      <Card weight="filled">
        <Text tone="soft">0 results</Text>
      </Card>
    </Stack>
  </Section>
);

/**
 * A search that finds nothing.
 *
 * **Do**: offer the closest answers, and a person to ask. **Don't**: count to zero, show a picture instead of
 * words, or blame the visitor.
 *
 * **When**: something was asked for and no entry contains it. **When not**: before anything was asked; and an
 * answer that could not be fetched is a failure, which offers to try again.
 */
const meta = {
  title: "Patterns/An empty answer",
  component: Related,
  parameters: { bleed: true },
} satisfies Meta<typeof Related>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};
export const Dont: Story = { name: "Don't", render: () => <Blank /> };
