import type { Meta, StoryObj } from "@storybook/react-vite";
import { contourPaths } from "../art/contourPaths.ts";
import { Columns } from "../Columns/Columns.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

const drawn = (name: string) =>
  contourPaths(name, { composition: "portrait", width: 480, height: 600 });

/**
 * A team portrait without a photograph: initials in a compass ring on the sitter's own stretch of lake.
 *
 * **Use it** on team cards and profiles, and `small` beside a name in running text.
 * **Do not use it** without the person's name in text next to it: screen readers skip the drawing.
 */
const meta = {
  title: "Art/Avatar",
  component: Avatar,
  args: { name: "Rowan Achebe", drawing: drawn("Rowan Achebe") },
  argTypes: { drawing: { control: false } },
  decorators: [
    (Story) => (
      <Columns layout="four" space="l">
        <Story />
      </Columns>
    ),
  ],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Square: Story = { args: { size: "square" } };
export const Small: Story = { args: { size: "small" } };
export const WithoutADrawing: Story = { args: { name: "Élodie", size: "small" } };
export const Team: Story = {
  render: () => (
    <>
      {["Rowan Achebe", "Mia Sandoval", "Theo Marchetti", "Lena Brandt"].map((name) => (
        <Avatar key={name} name={name} drawing={drawn(name)} />
      ))}
    </>
  ),
};
export const InARow: Story = {
  render: () => (
    <Inline space="s">
      {["Rowan Achebe", "Mia Sandoval", "O"].map((name) => (
        <Avatar key={name} name={name} size="small" />
      ))}
    </Inline>
  ),
};
