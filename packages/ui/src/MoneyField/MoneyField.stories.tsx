import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitWordsProvider } from "../KitWords/KitWords.tsx";
import { kitWordsFr } from "../KitWords/kitWords.fr.ts";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";

function Filled({ value: start, onChange, ...rest }: MoneyFieldProps) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <MoneyField {...rest} value={value} onChange={change} />;
}

/**
 * An amount of dollars.
 *
 * **Use it** for every amount a visitor types. From a thousand on it shows separators unless it has the focus,
 * because 45000 and 450000 look alike. **Do not** use it to show an amount.
 *
 * **Keyboard**: as in NumberField.
 */
const meta = {
  title: "Forms/MoneyField",
  component: MoneyField,
  args: { label: "Home price", hint: "The agreed purchase price.", value: null, onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Home price" })).toHaveValue(null);
    await expect(canvas.queryByText(/\d/)).toBeNull();
  },
};

export const Typed: Story = {
  args: { value: 300_000 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Home price" });
    await userEvent.clear(field);
    await userEvent.type(field, "450000");
    await expect(args.onChange).toHaveBeenLastCalledWith(450_000);
    await expect(canvas.getByText("450,000")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("450,000")).toBeVisible();
  },
};

export const Small: Story = {
  args: { value: 950 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("950")).toBeNull();
  },
};

export const NineDigitsAndACent: Story = {
  args: { value: 123456789.01 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("123,456,789.01")).toBeVisible();
  },
};

/** The sign follows the amount. */
export const InFrench: Story = {
  args: { label: "Prix", hint: "Le prix demandé ou convenu.", value: 300_000 },
  render: (args) => (
    <KitWordsProvider words={kitWordsFr}>
      <Filled {...args} />
    </KitWordsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.match(/\$/g)).toHaveLength(1);
  },
};

export const OnDeep: Story = { args: { value: 450_000 }, parameters: { background: "deep" } };
