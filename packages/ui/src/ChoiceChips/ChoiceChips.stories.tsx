import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ChoiceChips, type ChoiceChipsProps } from "./ChoiceChips.tsx";

function Chosen({ value: start, onChange, ...rest }: ChoiceChipsProps<string>) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <ChoiceChips {...rest} value={value} onChange={change} />;
}

/**
 * One of a few options, all visible, applied at once.
 *
 * **Use it** to filter a list by category. **Do not** use it in a form that is sent later, or for
 * more than about eight choices (Select).
 *
 * **Keyboard**: each chip is a stop; Enter and Space choose it. Screen readers announce the chosen
 * one as pressed.
 */
const meta = {
  title: "Forms/ChoiceChips",
  component: ChoiceChips<string>,
  args: {
    label: "Category",
    value: "all",
    onChange: fn(),
    options: [
      { value: "all", label: "All Posts" },
      { value: "buying", label: "Home Buying" },
      { value: "rates", label: "Rates" },
      { value: "renewal", label: "Renewal & Refinancing" },
      { value: "self-employed", label: "Self-Employed" },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ChoiceChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole("button", { name });
    await expect(chip("All Posts")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(chip("Rates"));
    await expect(args.onChange).toHaveBeenCalledWith("rates");
    await expect(chip("Rates")).toHaveAttribute("aria-pressed", "true");
    await expect(chip("All Posts")).toHaveAttribute("aria-pressed", "false");
  },
};

export const OnDeep: Story = { parameters: { background: "deep" } };
export const OnLand: Story = { parameters: { background: "land" } };
