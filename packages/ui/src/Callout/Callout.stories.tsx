import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Callout } from "./Callout.tsx";

/**
 * A remark that must not be missed beside the text it belongs to.
 *
 * **Use** `note` for what is good to know, `caution` for what costs money, `warning` for what will
 * not work. The sign carries the tone as a word too, so colour is never alone.
 * `announced="politely"` reads it out when it appears during typing. **Do not** use it for what
 * happened after a press (Toast) or for a wrong entry (the field's `error`).
 */
const meta = {
  title: "Feedback/Callout",
  component: Callout,
  args: { children: "Estimates are based on typical costs in Ontario." },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Note" })).toBeVisible();
  },
};

export const Caution: Story = {
  args: {
    tone: "caution",
    announced: "politely",
    children: "With less than 20% down, you'll need mortgage default insurance (CMHC)",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("With less than 20% down");
  },
};

export const Warning: Story = {
  args: {
    tone: "warning",
    children: "Minimum down payment in Canada is 5% for homes under $500,000",
  },
};

export const WithTitle: Story = {
  args: { title: "Before you sign", children: "Ask a lawyer and your broker to read it with you." },
};

export const OnDeep: Story = { args: Caution.args ?? {}, parameters: { background: "deep" } };
