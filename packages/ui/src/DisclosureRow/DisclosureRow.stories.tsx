import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { DisclosureRow } from "./DisclosureRow.tsx";

/**
 * A section of a page that shows its name and its most telling line until it is opened.
 *
 * **Use it** for what explains a result: one row each, in the order they are wanted. **Do not** use it
 * for anything needed in order to decide, nor for a detail within a section (Disclosure).
 *
 * **Keyboard**: Tab reaches it, Enter and Space open and shut it. The whole row answers the pointer.
 */
const meta = {
  title: "Reveal/DisclosureRow",
  component: DisclosureRow,
  args: {
    title: "How we got this",
    line: "$521,098 + $5,000",
    detail: "Six steps, every figure shown",
    children: () => <Text>32 % of your monthly income, less what you pay on other debts.</Text>,
  },
} satisfies Meta<typeof DisclosureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shut: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open How we got this" });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByText(/32 %/)).toBeNull();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/32 %/)).toBeVisible();
  },
};

export const NameAlone: Story = {
  args: { line: undefined, detail: undefined, title: "What this estimate takes for granted" },
};
