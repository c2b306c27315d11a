import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Checkbox } from "./Checkbox.tsx";

/**
 * A yes-or-no choice that starts at no.
 *
 * **Use it** for consent and for switching something on. The label may hold links. **Do not** tick
 * it in advance, and do not ask two things with one box.
 *
 * **Keyboard**: Tab reaches it, Space ticks it.
 */
const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">Terms of Use</TextLink>,{" "}
        <TextLink href="#privacy">Privacy Policy</TextLink>, and Disclosure
      </>
    ),
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /^I agree to the Terms of Use/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const NotYetGiven: Story = {
  args: {
    hint: "You can withdraw it at any time.",
    error: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "You can withdraw it at any time. Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    );
  },
};

export const OnDeep: Story = { args: NotYetGiven.args ?? {}, parameters: { background: "deep" } };
