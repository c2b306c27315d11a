import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { NumberedList } from "./NumberedList.tsx";

/**
 * Ruled rows in an order that matters, or simply worth counting.
 *
 * **Use it** for steps and for a handful of destinations. **Do not use it** for more than nine rows.
 * **Keyboard:** Tab moves from row to row, Enter follows; the whole row answers the pointer.
 */
const meta = {
  title: "Data/NumberedList",
  component: NumberedList,
  args: {
    level: 3,
    items: [
      {
        title: "Home purchase",
        text: "Pre-approval in 24 to 48 hours, a rate held up to 120 days.",
        href: "#home-purchase",
      },
      { title: "Refinance", text: "Borrow up to 80% of your home's value.", href: "#refinance" },
      {
        title: "Mortgage renewal",
        text: "Start four to six months early and let lenders compete.",
        href: "#renewal",
      },
    ],
  },
} satisfies Meta<typeof NumberedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home purchase" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Refinance" })).toHaveFocus();
  },
};
export const Steps: Story = {
  args: {
    items: [
      { title: "Apply Online", text: "Ten minutes, no documents yet." },
      { title: "We Find A Loan", text: "We ask the lenders; you do nothing." },
      { title: "You Got This", text: "Sign, and pick up the keys." },
    ],
  },
};
export const OnDeep: Story = { parameters: { background: "deep" } };
export const OnLand: Story = { parameters: { background: "land" } };
export const Long: Story = {
  args: {
    items: [
      {
        title: "A title so long that it cannot possibly stay on one line of a small telephone",
        href: "#a",
      },
      { title: "Short", text: "With a text that goes on. ".repeat(8) },
    ],
  },
};
