import {
  Button,
  Card,
  Disclosure,
  Heading,
  Inline,
  KeyFigures,
  Stack,
  StatBand,
  Text,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const OneAnswer = () => (
  <Card space="l" gap="m">
    <Heading level={2}>You would pay $1,842 a month</Heading>
    <KeyFigures
      headline={{ label: "A month, for 25 years", value: "$1,842.26" }}
      figures={[
        { label: "Mortgage", value: "$300,000" },
        { label: "Interest over the years", value: "$252,678", note: "At 5.5 % throughout" },
      ]}
    />
    <Text size="small" tone="soft">
      The rate stands for five years; then it is agreed again.
    </Text>
    <Disclosure summary="How it is worked out">
      <Text>Compounded twice a year, as the law asks for fixed rates.</Text>
    </Disclosure>
    <Inline space="s">
      <Button>Talk to an agent</Button>
      <Button tone="quiet">Start again</Button>
    </Inline>
  </Card>
);

const ManyFigures = () => (
  <Stack space="m">
    <Heading level={2}>Your results</Heading>
    <StatBand
      stats={[
        { value: "$300,000", label: "Principal" },
        { value: "$1,842.26", label: "Periodic payment" },
        { value: "$252,678", label: "Total interest" },
        { value: "$552,678", label: "Total cost" },
      ]}
    />
    <Inline space="s">
      <Button>Apply now</Button>
      <Button>Email me</Button>
      <Button>Call me</Button>
    </Inline>
  </Stack>
);

/**
 * Shows the answer of a calculation.
 *
 * **Do**: one sentence, then the one figure it names, then what it is made of; say on what it depends; fold
 * away the workings. **Don't**: set every figure equally large, leave the visitor to find the answer among
 * them, or hide what is assumed.
 *
 * **When**: the visitor has answered every question. **When not**: for figures that answer no question, such
 * as facts about a company (StatBand).
 */
const meta = {
  title: "Patterns/A result",
  component: OneAnswer,
} satisfies Meta<typeof OneAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};

export const Dont: Story = { name: "Don't", render: () => <ManyFigures /> };
