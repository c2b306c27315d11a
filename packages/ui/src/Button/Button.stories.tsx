import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { ArrowRight, Printer } from "../Icon/icons.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Button } from "./Button.tsx";

/**
 * Does something on this page.
 *
 * **Use** `action` for the one thing to do next, so once in a view; `quiet` for the alternatives; `plain`
 * for what is rarely wanted. `busy` shows that work is under way and refuses a second press.
 * **Do not** use it to go to another page: that is a LinkButton, which looks the same.
 *
 * **Keyboard**: Tab reaches it, Enter and Space press it. A disabled button is skipped.
 */
const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Get Started Now", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Quiet: Story = { args: { tone: "quiet", children: "All Calculators" } };

export const Plain: Story = {
  args: { tone: "plain", children: "Print", icon: <Icon icon={Printer} /> },
};

export const Disabled: Story = {
  args: { disabled: true, children: "Next" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { busy: true, children: "SUBMITTING..." },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "SUBMITTING..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

const sizes = (
  <Inline space="s">
    <Button iconEnd={<Icon icon={ArrowRight} />}>Next</Button>
    <Button tone="quiet">Back</Button>
    <Button tone="plain">All Calculators</Button>
    <Button size="s">Apply Now</Button>
    <Button size="s" tone="quiet">
      Get In Touch
    </Button>
    <Button disabled>Calculate</Button>
  </Inline>
);

export const OnWhite: Story = { render: () => sizes };
export const OnLand: Story = { parameters: { background: "land" }, render: () => sizes };
export const OnDeep: Story = { parameters: { background: "deep" }, render: () => sizes };

export const AcrossThePhone: Story = { args: { width: "fullOnPhone" } };

export const AVeryLongLabel: Story = {
  args: { children: "Send my answers to a mortgage agent in Kapuskasing and call me back" },
};
