import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Columns } from "../Columns/Columns.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ArrowRight } from "../Icon/icons.ts";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Card } from "./Card.tsx";

const content = (
  <>
    <Heading level={3}>Mortgage renewal</Heading>
    <Text size="small" tone="soft">
      Start four to six months early and let lenders compete.
    </Text>
    <TextLink href="#renewal" tone="strong" reach="card" icon={<Icon icon={ArrowRight} />}>
      Plan a renewal
    </TextLink>
  </>
);

/**
 * A sheet that holds one thing.
 *
 * **Use** `outlined` for a result or a form, `filled` for an aside, `ruled` for a column in a row
 * of equals. A TextLink with `reach="card"` makes the whole card answer a click, while a screen
 * reader still announces one short link. **Do not** fill a page with equal boxes: a NumberedList or
 * ruled rows come first.
 *
 * **Keyboard**: a card is never a tab stop; its link or button is.
 */
const meta = {
  title: "Layout/Card",
  component: Card,
  args: { children: content },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};

export const Filled: Story = { args: { weight: "filled" } };

export const Ruled: Story = {
  args: { weight: "ruled" },
  render: (args) => (
    <Columns layout="three" space="xl">
      <Card {...args} />
      <Card {...args} />
      <Card {...args} />
    </Columns>
  ),
};

export const TheWholeCardFollowsItsLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Plan a renewal" });
    const { x, y } = canvas.getByRole("heading").getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(link);
  },
};
