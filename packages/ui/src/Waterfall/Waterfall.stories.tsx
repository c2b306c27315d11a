import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { formatDollars } from "../ChartFrame/formatDollars.ts";
import { Waterfall } from "./Waterfall.tsx";

/**
 * The bridge from one figure to another, one change at a time.
 *
 * **Use it** to show why a headline and a lender's figure differ. **Do not use it** for parts that all point
 * the same way (BarBreakdown). The last figure is always the first plus the changes.
 * **Keyboard:** the table below opens with Enter or Space. Reductions are hatched and carry a minus sign.
 */
const meta = {
  title: "Charts/Waterfall",
  component: Waterfall,
  tags: ["!stable", "beta"],
  args: {
    title: "From the headline to what a lender would allow",
    summary: "The stress test takes away the most; a longer amortization gives some back.",
    start: { label: "Headline price", value: 612_000 },
    changes: [
      { label: "Stress test at two points more", change: -104_000 },
      { label: "Property tax and heating counted", change: -38_500 },
      { label: "30 years instead of 25", change: 27_200 },
    ],
    endLabel: "A lender's price",
    stepLabel: "Step",
    formatValue: formatDollars,
  },
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadlineToLender: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(canvas.getByRole("row", { name: /A lender's price.*\$496,700/ })).toBeVisible();
  },
};
export const Closed: Story = {};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const BelowZero: Story = {
  args: {
    title: "More debt than income",
    start: { label: "Room for a payment", value: 1_200 },
    changes: [
      { label: "Car loan", change: -900 },
      {
        label: "A line of credit with a name that is much too long for the space it has",
        change: -1_450,
      },
      { label: "Nothing at all", change: 0 },
    ],
    endLabel: "Left over",
  },
};
export const NineDigits: Story = {
  args: {
    title: "A large portfolio",
    start: { label: "Assets", value: 987_654_321 },
    changes: [{ label: "One dollar", change: -1 }],
    endLabel: "Net",
  },
};
