import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl.tsx";

/**
 * One of two to five short answers, all visible.
 *
 * **Use it** where seeing the other answers helps to choose. **Do not use it** for long or many
 * answers (Select) or to filter a list (ChoiceChips). Choosing the present
 * answer again reports it too, so that an assumed one can be confirmed.
 * **Keyboard:** Tab reaches the chosen segment, the arrow keys choose another.
 */
const meta = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl<string>,
  args: {
    labelledBy: "segments-label",
    segments: [
      { value: "never", label: "No" },
      { value: "recently", label: "Yes" },
    ],
    value: "never",
    onChange: fn(),
  },
  render: function Controlled(args: SegmentedControlProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <div>
        <p id="segments-label">Has anyone buying ever owned a home?</p>
        <SegmentedControl
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: /owned a home/ });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    await expect(args.onChange).toHaveBeenCalledWith("never");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Yes" })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: "recently" } };
