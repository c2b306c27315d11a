import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Select } from "./Select.tsx";

/**
 * One of a known list, through the browser's own list box.
 *
 * **Use it** for five choices and more, such as provinces. **Do not** use it for two or three (ChoiceChips
 * show them all) or to go somewhere (Menu).
 *
 * **Keyboard**: that of the system: Space opens it, letters jump, the arrow keys choose.
 */
const meta = {
  title: "Forms/Select",
  component: Select<string>,
  args: {
    label: "Province",
    value: "ON",
    onChange: fn(),
    options: [
      { value: "ON", label: "Ontario" },
      { value: "BC", label: "British Columbia" },
      { value: "NL", label: "Newfoundland and Labrador" },
    ],
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Provinces: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Province" }), "BC");
    await expect(args.onChange).toHaveBeenCalledWith("BC");
  },
};

export const WithHint: Story = { args: { hint: "Taxes and fees differ by province." } };
export const OnDeep: Story = { args: WithHint.args ?? {}, parameters: { background: "deep" } };
