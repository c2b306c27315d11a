import type { Meta, StoryObj } from "@storybook/react-vite";
import { TickList } from "./TickList.tsx";

/**
 * Things that are included, true or to be brought along.
 *
 * **Use it** for two to eight short items that all hold. **Do not use it** for steps (NumberedList) or for
 * a mix of yes and no.
 */
const meta = {
  title: "Data/TickList",
  component: TickList,
  args: { items: ["Free Services", "5-Star Reviews", "Best Rates", "Local Experts"] },
} satisfies Meta<typeof TickList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {};
export const Row: Story = { args: { layout: "row" } };
export const OnDeep: Story = { args: { layout: "row" }, parameters: { background: "deep" } };
export const Columns: Story = {
  args: {
    layout: "columns",
    items: [
      "Two recent pay stubs",
      "A letter from your employer that says how long you have worked there and what you are paid",
      "Ninety days of bank statements for the down payment",
      "The purchase agreement",
    ],
  },
};
