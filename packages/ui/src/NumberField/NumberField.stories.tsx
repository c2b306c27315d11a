import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

function Filled({ value: start, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField {...rest} value={value} onChange={change} />;
}

/**
 * A number, or nothing yet (`null`).
 *
 * **Use it** for counts and years, with a `suffix` for the unit; for dollars MoneyField, for rates
 * PercentField. It shows its value with separators unless it has the focus. **Do not** use it for
 * digits that are no quantity: a phone number or a postal code is text.
 *
 * **Keyboard**: the arrow keys move it by `step`. The wheel never changes it and scrolls the page.
 * A form around it should have `noValidate`, since a browser refuses figures between the steps.
 */
const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  args: { label: "Amortization", suffix: "years", value: null, onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Amortization" })).toHaveValue(null);
  },
};

export const TypedAndCleared: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Amortization" });
    await expect(field).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(field, "12.50");
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Negative: Story = {
  tags: ["!autodocs"],
  args: { label: "Change", suffix: "%" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("spinbutton"), "-0.25");
    await expect(args.onChange).toHaveBeenLastCalledWith(-0.25);
  },
};

export const TheWheelLeavesItAlone: Story = {
  tags: ["!autodocs"],
  args: { value: 25 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.click(field);
    await fireEvent.wheel(field, { deltaY: 100 });
    await expect(field).toHaveAttribute("readonly");
    await expect(field).toHaveValue(25);
    await expect(field).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve));
    await expect(field).not.toHaveAttribute("readonly");
  },
};

/** Parses numbers with separators; the engine's parser accepts more. */
const read = (text: string) => {
  const number = Number(text.replaceAll(/[\s$,%]/g, ""));
  return Number.isNaN(number) ? "unreadable" : number;
};

/** Scripted typing skips the browser's beforeinput event; end-to-end tests type for real. */
export const AsPeopleType: Story = {
  tags: ["!autodocs"],
  args: { label: "Home price", read },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.type(field, "120000");
    const letter = { inputType: "insertText", data: "x", bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent("beforeinput", letter));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue(120_000);
    await expect(field).toHaveAccessibleDescription(/Enter a number/);
    await userEvent.clear(field);
    await userEvent.type(field, "5");
    await waitFor(() => expect(field).toBeValid());
  },
};

export const Doubted: Story = {
  args: { value: 55, warning: "Really 55 years? The longest is 40." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveAccessibleDescription(/Really 55 years/);
    await expect(field).toBeValid();
  },
};

export const Ugly: Story = {
  args: {
    label: "How many years do you expect to stay in this home before you sell it or let it",
    hint: "A guess is fine. Most people in Ontario stay between five and ten years.",
    error: "Enter a number of years above 0.",
    value: -123456789.01,
  },
};
