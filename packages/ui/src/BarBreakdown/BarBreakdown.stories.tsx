import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BarBreakdown } from "./BarBreakdown.tsx";

const formatDollars = (value: number) => `$${Math.round(value).toLocaleString("en-CA")}`;
const formatCents = (value: number) =>
  value.toLocaleString("en-CA", { style: "currency", currency: "CAD" });

/**
 * Shows the parts of an amount, largest first or in the order it is paid.
 *
 * **Use it** for two to ten parts at one moment. **Do not use it** for change over time
 * (StackedArea).
 * **Keyboard:** the table below opens with Enter or Space. Negative bars are hatched and carry
 * their sign.
 */
const meta = {
  title: "Charts/BarBreakdown",
  component: BarBreakdown,
  args: {
    title: "What closing costs",
    summary: "Land transfer tax is four fifths of the costs at closing.",
    itemLabel: "Cost",
    valueLabel: "Amount",
    items: [
      { label: "Land transfer tax", value: 6_475 },
      { label: "Legal fees", value: 800 },
      { label: "Home inspection", value: 500 },
      { label: "Appraisal", value: 300 },
      { label: "Title insurance", value: 100 },
    ],
    formatValue: formatDollars,
  },
} satisfies Meta<typeof BarBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosingCosts: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText("Show as a table");
    await expect(summary.closest("summary")).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvas.getByRole("table", { name: "What closing costs" })).toBeVisible();
  },
};
export const Closed: Story = {};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const Zeros: Story = {
  args: {
    title: "Nothing",
    items: [
      { label: "Legal fees", value: 0 },
      { label: "Appraisal", value: 0 },
    ],
  },
};
export const OneOfSeveral: Story = {
  args: {
    title: "Variable costs the least.",
    summary: "Variable costs $84,900, and the cheapest fixed choice $91,200.",
    itemLabel: "Choice",
    items: [
      { label: "3 years fixed", value: 91_200, look: "other" },
      { label: "5 years fixed", value: 93_400, look: "other" },
      { label: "Variable", value: 84_900 },
    ],
  },
};
export const Ugly: Story = {
  args: {
    title: "Every kind of trouble",
    items: [
      { label: "Nine digits", value: 987_654_321 },
      { label: "One cent", value: 0.01 },
      {
        label: "A rebate that goes the other way and takes a great many words to say so",
        value: -120_000_000,
      },
      { label: "Donaudampfschifffahrtsgesellschaftskapitän", value: 42_000_000 },
    ],
    formatValue: formatCents,
  },
};
