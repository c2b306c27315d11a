import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatBand } from "./StatBand.tsx";

/**
 * A few figures that stand for the whole business.
 *
 * **Use it** for two to five figures with short labels; `list` inside a panel. **Do not use it** for a
 * visitor's own results (KeyFigures) or for figures to compare (DataTable).
 */
const meta = {
  title: "Data/StatBand",
  component: StatBand,
  args: {
    stats: [
      { value: "250M+", label: "Mortgages funded" },
      { value: "100+", label: "Five-star reviews" },
      { value: "15+", unit: "years", label: "Combined experience" },
      { value: "60+", label: "Lenders compared" },
    ],
  },
} satisfies Meta<typeof StatBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Band: Story = {};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const List: Story = { args: { layout: "list" } };
export const Ugly: Story = {
  args: {
    stats: [
      { value: "0", label: "Complaints" },
      { value: "$999,999,999", label: "A nine-digit figure" },
      {
        value: "-$0.01",
        label: "A cent the wrong way, with a label that needs three lines on a phone",
      },
    ],
  },
};
