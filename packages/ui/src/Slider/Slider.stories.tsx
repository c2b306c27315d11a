import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Slider, type SliderProps } from "./Slider.tsx";

function Moved({ value: start, onChange, ...rest }: SliderProps) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <Slider {...rest} value={value} onChange={change} valueText={`$${value}`} />;
}

/**
 * A number to try out by moving it, with a mark at the threshold where the answer changes.
 *
 * **Use it** below the field of the same name, which takes exact numbers. **Do not** let it stand
 * alone: not every number lies on a step.
 *
 * **Keyboard**: the arrow keys move it by a step, Page Up and Page Down by ten, Home and End to its
 * ends.
 */
const meta = {
  title: "Forms/Slider",
  component: Slider,
  args: {
    label: "Down payment",
    value: 5_000,
    min: 0,
    max: 200_000,
    step: 1_000,
    valueText: "$5,000",
    onChange: fn(),
  },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole("slider", { name: "Down payment" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^\$\d/));
    await expect(args.label).toBe("Down payment");
  },
};

export const Marked: Story = {
  args: {
    mark: { at: 132_000, text: "From about $132,000 on, no insurance is needed." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAccessibleDescription(
      "From about $132,000 on, no insurance is needed.",
    );
  },
};
