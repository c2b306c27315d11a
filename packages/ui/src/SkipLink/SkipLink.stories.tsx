import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { SkipLink } from "./SkipLink.tsx";

/**
 * The first stop of the Tab key on every page: past the header, to the main part.
 *
 * **Use it** once, first in the page. **Keyboard**: it shows itself when it has focus; Enter follows it.
 */
const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { target: "main", children: "Skip to the main part" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <Text>Press Tab.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStop: Story = {
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link");
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
