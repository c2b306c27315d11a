import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

/**
 * The page's outline, set in the theme's type for headings.
 *
 * **Use** `level` for the place in the outline, without leaving any out, and `size` when it should
 * look smaller or larger than that place suggests. **Do not** use a heading to make words large:
 * figures and quotes have separate components.
 */
const meta = {
  title: "Text/Heading",
  component: Heading,
  args: { level: 2, children: "The Difference We Make" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack space="l">
      <Heading level={1}>Want To Save $1000s On Your Mortgage?</Heading>
      <Heading level={2}>6 Ways We Help You Lock In A Lower Rate</Heading>
      <Heading level={3}>How much you can borrow</Heading>
      <Heading level={4}>Mortgage default insurance</Heading>
    </Stack>
  ),
};

export const SmallerThanItsLevel: Story = {
  args: { level: 2, size: "subheading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const AVeryLongOne: Story = {
  args: {
    level: 1,
    children:
      "Construction-completion-mortgage refinancing for self-employed borrowers in Kapuskasing",
  },
};
