import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Disclosure } from "./Disclosure.tsx";

/**
 * One thing that stays shut until it is wanted.
 *
 * **Use it** for details behind a figure: how it was worked out, the whole schedule. **Do not** use it for
 * several questions in a row (Accordion), nor for anything needed in order to decide.
 *
 * **Keyboard**: Tab reaches it, Enter and Space open and shut it.
 */
const meta = {
  title: "Reveal/Disclosure",
  component: Disclosure,
  args: {
    summary: "How this was worked out",
    children: <Text>32 % of your monthly income, less what you pay on other debts.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

export const Shut: StoryObj<typeof meta> = {
  parameters: { docs: { story: { inline: false, height: "10rem" } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/32 %/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("How this was worked out"));
    await expect(canvas.getByText(/32 %/)).toBeVisible();
  },
};
