import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { ArrowRight } from "../Icon/icons.ts";
import { type LinkProps, LinkProvider } from "../LinkProvider/LinkProvider.tsx";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "./TextLink.tsx";

/**
 * Goes somewhere.
 *
 * **Use** `link` in running text, `strong` where it stands alone, `quiet` in menus and footers, where the
 * place says that it is a link. `newTab` opens another site and says so to screen readers.
 * **Do not** use it for something that happens on the page: that is a Button.
 *
 * **Keyboard**: Tab reaches it, Enter follows it. Inside the site the app's own link is drawn, given once
 * through LinkProvider.
 */
const meta = {
  title: "Actions/TextLink",
  component: TextLink,
  args: { href: "#rates", children: "See our best rates" },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InRunningText: Story = {
  render: (args) => (
    <Text>
      Rates change every week. <TextLink {...args} /> before you decide.
    </Text>
  ),
};

export const Strong: Story = {
  args: { tone: "strong", icon: <Icon icon={ArrowRight} /> },
};

export const Quiet: Story = { args: { tone: "quiet", "aria-current": "page" } };

export const InANewTab: Story = {
  args: { href: "https://apply.example", newTab: true, children: "Apply Now" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Apply Now (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  },
};

const AppLink = (props: LinkProps) => <a data-followed-by="app" {...props} />;

export const ThroughTheApp: Story = {
  render: () => (
    <LinkProvider link={AppLink}>
      <TextLink href="/faqs">Inside</TextLink> <TextLink href="tel:+17055550100">Call</TextLink>{" "}
      <TextLink href="//other.example">Elsewhere</TextLink>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const followedBy = (name: string) =>
      canvas.getByRole("link", { name }).getAttribute("data-followed-by");
    await expect(followedBy("Inside")).toBe("app");
    await expect(followedBy("Call")).toBeNull();
    await expect(followedBy("Elsewhere")).toBeNull();
  },
};
