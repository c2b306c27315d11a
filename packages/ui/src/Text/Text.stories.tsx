import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

/**
 * Running words in the theme's type for text, in lines of under 70 letters.
 *
 * **Use** `lead` once, under a page's heading; `soft` for what may be skipped; `tabular` figures wherever
 * numbers stand above one another. **Do not** use `tiny` for anything a borrower needs in order to decide.
 * A tone is never the only sign: the words say it too.
 */
const meta = {
  title: "Text/Text",
  component: Text,
  args: {
    children:
      "A lender holds your rate while you look, usually for 90 to 120 days. If rates fall before you close, we ask for the lower one; if they rise, you keep what you were promised.",
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = { args: { size: "lead" } };

export const Sizes: Story = {
  render: () => (
    <Stack space="m">
      <Text size="lead">Lead, for the first sentences of a page</Text>
      <Text>Body, for nearly everything</Text>
      <Text size="small">Small, for what stands beside the main thing</Text>
      <Text size="tiny">Tiny, for the last line of a table</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      <Text>Ink, for what is being said</Text>
      <Text tone="soft">Soft, for what may be skipped</Text>
      <Text tone="accent">Accent, for a short line above a heading</Text>
      <Text tone="success">Success: you save $212 a month</Text>
      <Text tone="caution">Caution: insurance is needed</Text>
      <Text tone="danger">Danger: below the minimum</Text>
    </Stack>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <Stack space="none">
      <Text figures="tabular">$1,111,111.11</Text>
      <Text figures="tabular">$8,888,888.88</Text>
    </Stack>
  ),
};
