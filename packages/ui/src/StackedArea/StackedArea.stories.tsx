import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { StackedArea } from "./StackedArea.tsx";

const places = Array.from({ length: 26 }, (_, year) => year);

const formatDollars = (value: number) => `$${Math.round(value).toLocaleString("en-CA")}`;

/**
 * Parts of a total that change over time.
 *
 * **Use it** for two to four parts whose sum means something: interest and principal of a payment, cash and
 * equity. **Do not use it** to compare parts exactly (LineChart) or at one moment (BarBreakdown).
 * **Keyboard:** the table below opens with Enter or Space. The parts differ by pattern as well as colour.
 */
const meta = {
  title: "Charts/StackedArea",
  component: StackedArea,
  args: {
    title: "Where each year's payments go",
    summary: "In year one two thirds are interest; from year twelve principal is the larger part.",
    places,
    series: [
      { label: "Principal", values: places.map((year) => 9_800 * 1.047 ** year) },
      { label: "Interest", values: places.map((year) => 31_650 - 9_800 * 1.047 ** year) },
    ],
    xLabel: "Years",
    formatX: String,
    formatValue: formatDollars,
  },
} satisfies Meta<typeof StackedArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrincipalAndInterest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(canvas.getByRole("columnheader", { name: "Interest" })).toBeInTheDocument();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(26);
  },
};
export const Four: Story = {
  args: {
    title: "What owning costs each year",
    series: [
      { label: "Mortgage", values: places.map(() => 31_000) },
      { label: "Property tax", values: places.map((year) => 6_000 + 120 * year) },
      { label: "Maintenance", values: places.map((year) => 5_000 + 250 * year) },
      { label: "Insurance", values: places.map(() => 1_900) },
    ],
  },
};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const OnePlace: Story = {
  args: {
    title: "A single year",
    places: [1],
    series: [
      { label: "Principal", values: [9_800] },
      { label: "Interest", values: [21_850] },
    ],
  },
};
export const Zeros: Story = {
  args: { title: "Nothing borrowed", series: [{ label: "Interest", values: places.map(() => 0) }] },
};
export const NegativeAndNineDigits: Story = {
  args: {
    title: "Gains and losses",
    series: [
      {
        label: "An unreasonably long name for a gain",
        values: places.map((year) => year * 38_000_000),
      },
      { label: "Loss", values: places.map((year) => -year * 12_000_000) },
    ],
  },
};
