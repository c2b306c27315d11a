import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BarBreakdown } from "../BarBreakdown/BarBreakdown.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { KeyFigures } from "../KeyFigures/KeyFigures.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "./Stack.tsx";

/**
 * Stacks its children vertically with equal space between them.
 *
 * **Use it** for every vertical rhythm; no component of the kit has an outer margin.
 * **Do not** nest stacks of equal space: make one of them. For things side by side use Inline or
 * Columns.
 */
const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    space: "m",
    children: (
      <>
        <Heading level={3}>What you bring</Heading>
        <Text>Two recent pay stubs and the offer, if you have one.</Text>
        <Text>We ask for the rest when it is needed.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const Centred: Story = { args: { align: "center" } };

/** Figures and charts adapt to their width, so they take the stack's even where others shrink. */
export const FiguresAtTheStart: Story = {
  args: {
    align: "start",
    children: (
      <>
        <KeyFigures headline={{ label: "A month", value: "$1,842.26" }} />
        <DataTable
          caption="Rates"
          columns={[{ label: "Term" }, { label: "Rate", kind: "figure" }]}
          rows={[{ cells: ["5 years", "4.39 %"] }]}
        />
        <BarBreakdown
          title="Cash to close"
          summary="The down payment is most of it."
          items={[{ label: "Down payment", value: 60_000 }]}
          itemLabel="Cost"
          valueLabel="Amount"
          formatValue={(value) => `$${value.toLocaleString("en-CA")}`}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector("dl")?.parentElement;
    for (const part of stack?.children ?? []) {
      await expect(part.clientWidth).toBe(stack?.clientWidth);
    }
  },
};
