import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Printer } from "../Icon/icons.ts";
import { Tooltip, TooltipProvider } from "./Tooltip.tsx";

/**
 * A few words about one button, after 700 ms; the next one within 300 ms comes at once.
 *
 * **Use it** to name an icon button or to explain a word beside it, inside one TooltipProvider.
 * **Do not** put anything into it that is needed: a phone has no pointer to rest. Hints belong under labels.
 *
 * **Keyboard**: shows as soon as its button has focus; Escape hides it.
 */
const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  tags: ["!stable", "beta"],
  args: {
    text: "Prints the result and your answers",
    children: (
      <Button tone="quiet" aria-label="Print">
        <Icon icon={Printer} />
      </Button>
    ),
  },
  render: (args) => (
    <TooltipProvider>
      <Tooltip {...args} />
    </TooltipProvider>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  parameters: { docs: { story: { inline: false, height: "10rem" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Prints the result");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "Prints the result and your answers",
    );
  },
};
