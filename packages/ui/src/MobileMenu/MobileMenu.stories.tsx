import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { MenuItem } from "../Menu/Menu.tsx";
import { dismissMenus } from "../pageScript/dismissMenus.ts";
import { Section } from "../Section/Section.tsx";
import { Text } from "../Text/Text.tsx";
import { MenuGroup, MobileMenu } from "./MobileMenu.tsx";

// A story that leaves its frame would end the test run.
const stay = (event: React.MouseEvent) => event.preventDefault();

/**
 * The whole header behind one button, where there is no room for it.
 *
 * **Use it** once, in a header that is positioned: its list spans that header. **Do not** use it on a wide
 * screen, and do not leave out links the wide header has.
 *
 * **Keyboard**: as in Menu. The list scrolls by itself when it is longer than the screen.
 */
const meta = {
  title: "Navigation/MobileMenu",
  component: MobileMenu,
  beforeEach: dismissMenus,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    label: "Menu",
    children: (
      <>
        <MenuItem onClick={stay} href="#services">
          Services
        </MenuItem>
        <MenuItem onClick={stay} href="#blog">
          Blog
        </MenuItem>
        <MenuGroup label="Calculators">
          <MenuItem onClick={stay} href="#affordability">
            How Much Can I Afford?
          </MenuItem>
          <MenuItem onClick={stay} href="#payment">
            Mortgage Payment
          </MenuItem>
        </MenuGroup>
      </>
    ),
    foot: (
      <LinkButton href="#apply" width="full">
        Apply Now
      </LinkButton>
    ),
  },
  render: (args) => (
    <Section as="header" space="s">
      <Inline space="m" justify="between">
        <Text as="span" weight="strong">
          Harbour Lending
        </Text>
        <MobileMenu {...args} />
      </Inline>
    </Section>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shut: Story = {};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: "26rem" } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const blog = canvas.getByText("Blog");
    await userEvent.click(canvas.getByText("Menu"));
    await expect(blog).toBeVisible();
    await userEvent.click(blog);
    await expect(blog).not.toBeVisible();
    await userEvent.click(canvas.getByText("Menu"));
    await userEvent.keyboard("{Escape}");
    await expect(blog).not.toBeVisible();
    await userEvent.click(canvas.getByText("Menu"));
  },
};
