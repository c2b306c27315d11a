import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

/**
 * Shows the visitor's progress through a short set of steps.
 *
 * **Use it** above a form of two to seven steps. **Do not use it** to move between steps; Back and
 * Next do.
 */
const meta = {
  title: "Data/Stepper",
  component: Stepper,
  args: { step: 2, of: 4 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("50% complete")).toBeVisible();
    const bar = canvas.getByRole("progressbar", { name: "Step 2 of 4" });
    await expect(bar).toHaveValue(2);
  },
};
export const ThirdOfThree: Story = { args: { step: 3, of: 3 } };
export const OneOfThree: Story = {
  args: { step: 1, of: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("33% complete")).toBeVisible();
  },
};
export const OnDeep: Story = { parameters: { background: "deep" } };
