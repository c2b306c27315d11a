import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TextField } from "./TextField.tsx";

/**
 * One line of words: a name, an e-mail address, a phone number.
 *
 * **Use it** with a label that stays, a `hint` for what people get wrong, an `autoComplete` wherever the
 * browser may know the answer. An `error` says what is wrong and how to put it right.
 * **Do not** use the placeholder for the label, and never for a number (NumberField).
 *
 * **Keyboard**: Tab reaches it; hint and error are read after the label.
 */
const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "First name", autoComplete: "given-name", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("");
  },
};

export const Typed: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Ada");
    await expect(args.onChange).toHaveBeenLastCalledWith("Ada");
  },
};

export const WithHint: Story = {
  args: { label: "Phone or e-mail", hint: "We answer within 24 hours, the way you prefer." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "We answer within 24 hours, the way you prefer.",
    );
  },
};

export const WithError: Story = {
  args: {
    label: "Phone or e-mail",
    hint: "We answer within 24 hours.",
    error: "Enter a phone number or an e-mail address so that we can answer.",
    required: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Phone or e-mail" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "We answer within 24 hours. Enter a phone number or an e-mail address so that we can answer.",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Ada" } };
export const OnDeep: Story = {
  ...WithError,
  parameters: { background: "deep" },
};
export const OnLand: Story = { ...WithError, parameters: { background: "land" } };
