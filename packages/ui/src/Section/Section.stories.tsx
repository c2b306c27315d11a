import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Columns } from "../Columns/Columns.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Section } from "./Section.tsx";

const content = (
  <Columns layout="halves" space="xxl" align="start">
    <Stack space="m">
      <Heading level={2}>What would it cost to close?</Heading>
      <Text size="lead">
        Two questions, a full breakdown. Everything is worked out in your browser;{" "}
        <TextLink href="#privacy">nothing is sent anywhere</TextLink>.
      </Text>
      <Inline space="s">
        <Button>Calculate Fees</Button>
        <Button tone="quiet">All Calculators</Button>
        <Button tone="plain">Print</Button>
        <Button disabled>Next</Button>
      </Inline>
      <Text size="small" tone="soft">
        Estimates are based on typical costs in Ontario.
      </Text>
      <Inline space="m">
        <Text as="span" tone="success">
          Saves money
        </Text>
        <Text as="span" tone="caution">
          Check the term
        </Text>
        <Text as="span" tone="danger">
          Costs more
        </Text>
      </Inline>
    </Stack>
    <Card space="xl">
      <Text size="small" tone="soft">
        Total cash required
      </Text>
      <Heading level={3} size="title">
        $109,475
      </Heading>
    </Card>
  </Columns>
);

/**
 * A band of the page across its whole width, on one of the theme's four backgrounds.
 *
 * **Use** `white` for most of the page, `shallow` for what is quieter, `land` for the hero and for
 * what should feel warm, `deep` for figures and the last word. Vary the background so that a long
 * page has a rhythm, and never use the same tinted one twice in a row. Components adapt to the
 * background by themselves.
 * **Do not** put a section into a section; a Card is for what stands out within one.
 */
const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: {
    bleed: true,
  },
  args: { children: content },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const White: Story = {};
export const Shallow: Story = { args: { background: "shallow" } };
export const Land: Story = { args: { background: "land", edge: "contour" } };
export const Deep: Story = { args: { background: "deep", edge: "contour" } };
export const Narrow: Story = {
  args: {
    width: "narrow",
    space: "m",
    children: <Text>One column of text, as in an article.</Text>,
  },
};

export const TextAtDoubleSize: Story = {
  globals: { textSize: "200" },
  tags: ["!autodocs"],
  args: { background: "shallow" },
  play: async () => {
    await expect(document.documentElement).toHaveStyle({ fontSize: "32px" });
  },
};

export const InForcedColours: Story = {
  globals: { forcedColors: "on" },
  tags: ["!autodocs"],
  args: { background: "deep" },
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector("section");
    const { backgroundColor } = getComputedStyle(document.documentElement);
    await expect(section).toHaveStyle({ backgroundColor });
    const colourOf = (name: string) => getComputedStyle(canvas.getByRole("button", { name })).color;
    await expect(colourOf("Next")).not.toBe(colourOf("Print"));
  },
};

export const OnPaper: Story = {
  globals: { print: "on" },
  tags: ["!autodocs"],
  args: { background: "deep" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
