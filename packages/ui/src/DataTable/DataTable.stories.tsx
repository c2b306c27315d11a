import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DataTable } from "./DataTable.tsx";

/**
 * Figures to compare, with a caption and a name for every row.
 *
 * **Use it** for two to five columns. In a narrow place each row becomes a block with labels. **Do
 * not use it** for layout, or for one column of figures (KeyFigures).
 */
const meta = {
  title: "Data/DataTable",
  component: DataTable,
  args: {
    caption: "What each rhythm of payment costs",
    columns: [
      { label: "Payments" },
      { label: "Each", kind: "figure" },
      { label: "Per year", kind: "figure" },
      { label: "Interest in all", kind: "figure" },
    ],
    rows: [
      { cells: ["Monthly", "$2,637.82", "$31,653.84", "$291,346.00"] },
      { cells: ["Every two weeks", "$1,216.71", "$31,634.46", "$290,862.00"] },
      { cells: ["Accelerated, every two weeks", "$1,318.91", "$34,291.66", "$240,110.00"] },
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comparison: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "What each rhythm of payment costs" });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")[1]).toHaveTextContent("Every two weeks");
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
  },
};
export const WithTotal: Story = {
  args: {
    caption: "Cash needed at closing",
    columns: [{ label: "Item" }, { label: "Amount", kind: "figure" }],
    rows: [
      { cells: ["Down payment", "$100,000"] },
      { cells: ["Land transfer tax", "$6,475"] },
      { cells: ["Legal fees", "$800"] },
      { cells: ["Total", "$107,275"], emphasis: "total" },
    ],
  },
};
export const Ugly: Story = {
  args: {
    caption:
      "A caption that says rather more than a caption should, so that it has to wrap on a phone",
    rows: [
      { cells: ["Nothing", "$0.00", "$0.00", "$0.00"] },
      { cells: ["One cent", "$0.01", "-$0.01", "$0.01"] },
      { cells: ["Nine digits", "$999,999,999.99", "-$999,999,999.99", "$123,456,789.00"] },
      {
        cells: [
          "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente and other words without a break",
          "n/a",
          "n/a",
          "$1",
        ],
      },
    ],
  },
};
export const OnDeep: Story = { parameters: { background: "deep" } };
