import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { Inline } from "./Inline.tsx";

/**
 * Puts small things in a row and lets them wrap.
 *
 * **Use it** for buttons, tags and short links. **Do not** use it to line up blocks of text: that is
 * what Columns is for.
 */
const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: {
    space: "s",
    children: (
      <>
        <LinkButton href="#apply">Apply Now</LinkButton>
        <LinkButton href="#contact" tone="quiet">
          Get In Touch
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const AtBothEnds: Story = { args: { justify: "between" } };
