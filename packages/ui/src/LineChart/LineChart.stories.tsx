import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LineChart } from "./LineChart.tsx";

const years = (from: number, growth: number, count = 10) =>
  Array.from({ length: count + 1 }, (_, x) => ({ x, y: from + growth * x }));

const formatDollars = (value: number) => `$${Math.round(value).toLocaleString("en-CA")}`;

/**
 * One to three quantities over time, named where their lines end.
 *
 * **Use it** for what changes over years, and to show where two lines meet. **Do not use it** for parts of
 * a whole (StackedArea, BarBreakdown) or for fewer than four points (DataTable).
 * **Keyboard:** the table below opens with Enter or Space. The lines differ by dashes as well as colour.
 */
const meta = {
  title: "Charts/LineChart",
  component: LineChart,
  args: {
    title: "What renting and buying cost so far",
    summary: "Buying costs more at first and less from year six.",
    series: [
      { label: "Buying", points: years(62_000, 21_400) },
      { label: "Renting", points: years(0, 31_800) },
    ],
    marks: [{ x: 5.96, y: 189_600, label: "From here buying is cheaper" }],
    xLabel: "Years",
    formatX: String,
    formatValue: formatDollars,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWithACrossing: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("figure", { name: "What renting and buying cost so far" }),
    ).toHaveAccessibleDescription("Buying costs more at first and less from year six.");
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(canvas.getByRole("table", { name: /renting and buying/ })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(11);
  },
};
export const Closed: Story = {};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const OnePoint: Story = {
  args: {
    title: "One year",
    series: [{ label: "Balance", points: [{ x: 1, y: 412_000 }] }],
    marks: [{ x: 1, y: 412_000, label: "Renewal" }],
  },
};
export const Zeros: Story = {
  args: {
    title: "Nothing yet",
    marks: [{ x: 2, y: 0, label: "Still nothing" }],
    series: [{ label: "Paid", points: years(0, 0, 4) }],
  },
};
export const NegativeAndNineDigits: Story = {
  args: {
    title: "A wild ride",
    series: [
      {
        label: "A name far too long to stand beside a line on a telephone",
        points: years(-400_000_000, 130_000_000),
      },
      { label: "Net", points: years(900_000_000, -10_000_000) },
      { label: "Nearly net", points: years(890_000_000, -9_000_000) },
    ],
    marks: [{ x: 9.3, y: 807_000_000, label: "They meet here" }],
  },
};
export const Cents: Story = {
  args: {
    title: "A matter of cents",
    marks: [{ x: 3, y: 0.03, label: "Three cents" }],
    series: [{ label: "Rounding", points: years(0, 0.01, 5) }],
    formatValue: (value) => `$${value.toFixed(2)}`,
  },
};
export const EndsTogether: Story = {
  args: {
    title: "What you would still owe",
    summary: "Both are paid off in the end.",
    marks: [{ x: 0, y: 20, label: "Today" }],
    series: [
      { label: "Debts as now", points: [0, 1, 2, 3, 4].map((x) => ({ x, y: 20 - 5 * x })) },
      { label: "One new loan", points: [0, 1, 2, 3, 4].map((x) => ({ x, y: 20 - 1.25 * x * x })) },
    ],
  },
};
