import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { PercentField, type PercentFieldProps } from "./PercentField.tsx";

function Filled({ value: start, onChange, ...rest }: PercentFieldProps) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <PercentField {...rest} value={value} onChange={change} />;
}

/**
 * A rate as a percentage: 5.5 means 5.5 %.
 *
 * **Use it** for interest and tax rates. **Do not** use it for a share of the price that is better typed in
 * dollars.
 *
 * **Keyboard**: the arrow keys move it by a tenth; any other figure can be typed.
 */
const meta = {
  title: "Forms/PercentField",
  component: PercentField,
  args: { label: "Interest rate", value: 5.5, onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByTenths: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Interest rate" });
    await expect(field).toHaveAttribute("step", "0.1");
    await userEvent.clear(field);
    await userEvent.type(field, "4.84");
    await expect(args.onChange).toHaveBeenLastCalledWith(4.84);
  },
};
