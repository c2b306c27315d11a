import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

/**
 * Says that something is on its way.
 *
 * **Use it** when waiting is longer than a blink, with a `label` unless words beside it already say what is
 * being fetched. **Do not** use it for work whose progress is known (Stepper). It stands still for visitors
 * who ask for less motion.
 */
const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Loading the latest posts" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the latest posts");
  },
};

export const OnDeep: Story = { parameters: { background: "deep" } };
