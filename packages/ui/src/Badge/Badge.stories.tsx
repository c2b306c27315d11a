import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

/**
 * A short label that sorts a thing or names its state.
 *
 * **Use it** for a category, a licence level, the state of an estimate.
 * **Do not use it** as a button or link, or for more than three words. Colour repeats what the word says.
 */
const meta = {
  title: "Data/Badge",
  component: Badge,
  args: { children: "First-time buyers" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space="xs">
      <Badge>Level 2</Badge>
      <Badge tone="water">Refinancing</Badge>
      <Badge tone="good">Saves money</Badge>
      <Badge tone="caution">Insurance needed</Badge>
    </Inline>
  ),
};
export const OnDeep: Story = { ...Tones, parameters: { background: "deep" } };
export const VeryLong: Story = {
  args: { children: "Self-employed borrowers with two years of statements and a co-signer" },
};
