import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "./LinkButton.tsx";

/**
 * A link with the weight of a button, for the step a page leads up to.
 *
 * **Use it** to go to another page or section. **Do not** use it for something that happens here (Button)
 * or for one link among many (TextLink).
 *
 * **Keyboard**: Tab reaches it, Enter follows it; Space scrolls, as with every link.
 */
const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { href: "#contact", children: "Get In Touch" },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};
export const Quiet: Story = { args: { tone: "quiet" } };

export const InANewTab: Story = {
  args: { href: "https://apply.example", newTab: true, children: "Apply Now" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Apply Now (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
