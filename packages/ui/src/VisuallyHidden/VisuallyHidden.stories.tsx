import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Words for screen readers alone.
 *
 * **Use it** where the picture says it to the eye: a column of arrows, a row of stars. **Do not** hide
 * what would help everybody.
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
