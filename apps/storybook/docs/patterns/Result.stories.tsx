import { paymentFormEnglish } from "@mortgage-kit/calculator-engine/form/en/payment";
import { CalculatorWithView } from "@mortgage-kit/calculators";
import { en } from "@mortgage-kit/calculators/define";
import { untilDrawn } from "@mortgage-kit/calculators/testing/untilDrawn.ts";
import { paymentView } from "@mortgage-kit/calculators/view/payment";
import { Button, Heading, Inline, KeyFigures, Stack } from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const payment = paymentView(paymentFormEnglish, en);
const answered = {
  draft: { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly" },
  step: 3,
} as const;

const OneAnswer = () => <CalculatorWithView view={payment} start={answered} />;

const ManyFigures = () => (
  <Stack space="m">
    <Heading level={2}>Your results</Heading>
    <KeyFigures
      figures={[
        { label: "Principal", value: "$300,000" },
        { label: "Periodic payment", value: "$1,842.26" },
        { label: "Total interest", value: "$252,678" },
        { label: "Total cost", value: "$552,678" },
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
 * **Do**: one sentence with the number to act on, then one picture, then what decides it and what would
 * change it; fold away the workings. **Don't**: set every figure equally large, leave the visitor to find the answer among
 * them, or hide what is assumed.
 *
 * **When**: the visitor has answered every question. **When not**: for figures that answer no question, such
 * as facts about a company.
 */
const meta = {
  title: "Patterns/A result",
  component: OneAnswer,
  parameters: { bleed: true },
} satisfies Meta<typeof OneAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {
  play: ({ canvas }) => untilDrawn({ canvas, args: { view: payment } }),
};

export const Dont: Story = { name: "Don't", render: () => <ManyFigures /> };
