import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { KeyFigures } from "./KeyFigures.tsx";

/**
 * An answer, set large, and the figures it is made of.
 *
 * **Use it** for one visitor's result. **Do not use it** for figures to compare (DataTable) or for the
 * business's own claims (StatBand). A tone repeats what label or note says in words.
 */
const meta = {
  title: "Data/KeyFigures",
  component: KeyFigures,
  args: {
    headline: { label: "Total cash required", value: "$109,475" },
    figures: [
      { label: "Down payment (20.0%)", value: "$100,000" },
      { label: "Land transfer tax", value: "$6,475" },
      { label: "Legal fees", value: "$800" },
      { label: "Home inspection", value: "$500" },
    ],
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Result: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(5);
  },
};
export const InACard: Story = {
  parameters: { background: "deep" },
  render: (args) => (
    <Card space="xl">
      <KeyFigures {...args} />
    </Card>
  ),
};
export const Tones: Story = {
  args: {
    headline: { label: "You would save each month", value: "$412", tone: "good" },
    figures: [
      { label: "Break-even", value: "8 months", note: "Closing costs divided by monthly savings." },
      { label: "Extra interest over the term", value: "-$1,204", tone: "danger" },
    ],
  },
};
export const NineDigits: Story = {
  args: {
    headline: { label: "Maximum price", value: "$999,999,999.99" },
    figures: [{ label: "Monthly payment", value: "-$999,999,999.99" }],
  },
};
export const ZeroAndOneCent: Story = {
  args: {
    headline: { label: "Monthly payment", value: "$0.00", note: "Nothing is borrowed." },
    figures: [
      { label: "Interest", value: "$0.01" },
      {
        label:
          "A label that explains at some length what it is, so that it takes three lines on a phone",
        value: "$0.00",
      },
    ],
  },
};
