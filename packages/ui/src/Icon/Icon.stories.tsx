import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

/**
 * One line drawing in one stroke weight, as large as the text beside it.
 *
 * **Use it** beside words that say the same; then it is hidden from screen readers. Import the drawing from
 * `@mortgage-kit/ui/icons`: a page carries only those it names. **Do not** leave an icon alone without a `label`.
 */
const meta = {
  title: "Text/Icon",
  component: Icon,
  args: { icon: icons.House },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Alone: Story = {
  args: { icon: icons.TriangleAlert, label: "Caution" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Caution" })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <Inline space="m">
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} size="l" label={name} />
      ))}
    </Inline>
  ),
};
