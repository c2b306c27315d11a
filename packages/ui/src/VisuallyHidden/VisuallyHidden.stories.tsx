import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Words for screen readers alone.
 *
 * **Use it** where a picture carries the meaning visually: a column of arrows, a row of stars. **Do
 * not** hide what would help all visitors.
 */
const meta = {
  title: "Text/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "of five" },
  render: (args) => (
    <button type="button">
      5.0 <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const PartOfAName: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "5.0 of five" })).toBeVisible();
  },
};
