import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Columns } from "./Columns.tsx";

const cards = ["Home purchase", "Refinance", "Renewal"].map((title) => (
  <Card key={title}>
    <Heading level={3}>{title}</Heading>
    <Text size="small" tone="soft">
      Tell us what you have in mind and we compare what lenders offer for it.
    </Text>
  </Card>
));

/**
 * Side by side where there is room, one below another on a phone.
 *
 * **Use** `two`, `three` and `four` for things of equal weight, `narrowFirst` for a heading beside its
 * list, `wideFirst` for an article with something beside it, `halves` for words and a picture.
 * **Do not** use it for a row of buttons (Inline) or for figures that belong in a table.
 */
const meta = {
  title: "Layout/Columns",
  component: Columns,
  args: { layout: "three", space: "l", children: cards },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { layout: "two" } };

export const HeadingBesideItsList: Story = {
  args: {
    layout: "narrowFirst",
    space: "xxl",
    align: "start",
    children: (
      <>
        <Heading level={2}>6 Ways We Help You Lock In A Lower Rate</Heading>
        <Stack space="m">{cards}</Stack>
      </>
    ),
  },
};

const layouts = ["two", "three", "four", "narrowFirst", "wideFirst", "halves"] as const;

/** Puts every layout in one column where its container is narrow, however wide the page is. */
export const InANarrowColumnOfAWidePage: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "desk" } },
  parameters: {
    viewport: { options: { desk: { name: "Desk", styles: { width: "1440px", height: "900px" } } } },
  },
  render: () => (
    <div style={{ container: "ui-room / inline-size", inlineSize: 360 }}>
      <Stack space="l">
        {layouts.map((layout) => (
          <div key={layout} data-testid={layout}>
            <Columns layout={layout} space="m">
              {cards}
            </Columns>
          </div>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1440);
    for (const layout of layouts) {
      const [columns] = canvas.getByTestId(layout).children;
      if (!columns) throw new Error(`${layout} shows nothing.`);
      await expect(`${layout}: ${getComputedStyle(columns).gridTemplateColumns}`).toBe(
        `${layout}: 360px`,
      );
    }
  },
};
