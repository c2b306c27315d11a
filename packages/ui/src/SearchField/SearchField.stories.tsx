import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

function Filled({ value: start, onChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField {...rest} value={value} onChange={change} />;
}

/**
 * Narrows what is on the page while the visitor types.
 *
 * **Use it** above a list that is all there already. **Do not** use it where nothing changes until a button
 * is pressed.
 *
 * **Keyboard**: Tab reaches it, Escape empties it in most browsers.
 */
const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  args: {
    label: "Search blog posts",
    placeholder: "Search blog posts...",
    value: "",
    onChange: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search blog posts" })).toHaveValue("");
  },
};

export const TypedAndCleared: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search blog posts" }), "renew");
    await expect(args.onChange).toHaveBeenLastCalledWith("renew");
    await userEvent.clear(canvas.getByRole("searchbox"));
  },
};

export const OnShallow: Story = { parameters: { background: "shallow" } };
