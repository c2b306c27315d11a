import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { dismissMenus } from "../pageScript/dismissMenus.ts";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Menu, MenuItem } from "./Menu.tsx";

// A story that leaves its frame would end the test run.
const stay = (event: React.MouseEvent) => event.preventDefault();

/**
 * A short list of links behind one word of the header.
 *
 * **Use it** for pages of one kind. It opens before and without script. **Do not** put actions or a form
 * into it, and do not open it on hover.
 *
 * **Keyboard**: Enter and Space open and shut it; Tab and the arrow keys go through the links, Home and End
 * to the first and last; Escape shuts it and goes back to its word. It shuts by itself when a link is
 * chosen, on a click elsewhere and when focus leaves.
 */
const meta = {
  title: "Navigation/Menu",
  component: Menu,
  beforeEach: dismissMenus,
  args: {
    label: "Calculators",
    children: (
      <>
        <MenuItem onClick={stay} href="#affordability">
          How Much Can I Afford?
        </MenuItem>
        <MenuItem onClick={stay} href="#payment">
          Mortgage Payment
        </MenuItem>
        <MenuItem onClick={stay} href="#refinance">
          Should I Refinance?
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <Inline as="nav" space="l" aria-label="Main">
      <Menu {...args} />
      <TextLink href="#team" tone="quiet">
        Our Team
      </TextLink>
    </Inline>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText("Mortgage Payment");
    await expect(link).not.toBeVisible();

    await userEvent.click(canvas.getByText("Calculators"));
    await expect(link).toBeVisible();
    await userEvent.click(document.body);
    await expect(link).not.toBeVisible();

    await userEvent.click(canvas.getByText("Calculators"));
    await userEvent.click(link);
    await expect(link).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByText("Calculators");
    const link = (name: string) => canvas.getByRole("link", { name });
    await userEvent.tab();
    await expect(word.closest("summary")).toHaveFocus();
    await userEvent.click(word);

    await userEvent.keyboard("{ArrowDown}");
    await expect(link("How Much Can I Afford?")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(link("Should I Refinance?")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(link("How Much Can I Afford?")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(word.closest("summary")).toHaveFocus();
    await expect(canvas.getByText("Mortgage Payment")).not.toBeVisible();

    await userEvent.click(word);
    await userEvent.keyboard("{End}");
    await userEvent.tab();
    await expect(link("Our Team")).toHaveFocus();
    await expect(canvas.getByText("Mortgage Payment")).not.toBeVisible();
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: "22rem" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Calculators"));
    await expect(canvas.getByRole("link", { name: "Mortgage Payment" })).toBeVisible();
  },
};
