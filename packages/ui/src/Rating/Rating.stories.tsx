import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "./Rating.tsx";

/**
 * Stars given by people, always with the figure in words: written beside them, or spoken only.
 *
 * **Use it** for a real average or one person's stars. **Do not use it** to ask for a rating.
 */
const meta = {
  title: "Data/Rating",
  component: Rating,
  args: { value: 5, text: "5.0/5.0" },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Large: Story = { args: { size: "l" } };
export const Half: Story = { args: { value: 3.5, text: "3.5/5.0" } };
export const None: Story = { args: { value: 0, text: "No reviews yet" } };
export const OnDeep: Story = { parameters: { background: "deep" } };
export const SpokenOnly: Story = {
  args: { value: 4, text: "4 of 5 stars", textShown: "spoken" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 of 5 stars")).toBeInTheDocument();
  },
};
