import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { PercentField } from "../PercentField/PercentField.tsx";
import { Select } from "../Select/Select.tsx";
import { FieldRows } from "./FieldRows.tsx";

const frequencies = [
  { value: "monthly", label: "Monthly" },
  { value: "weekly", label: "Accelerated weekly" },
] as const;

/**
 * Fields that were filled in before, small and close together, to be changed in place.
 *
 * **Use it** beside a result that follows what is typed. **Do not** ask a question here for the first
 * time: its hint is not seen.
 */
const meta = {
  title: "Forms/FieldRows",
  component: FieldRows,
  args: {
    children: (
      <>
        <MoneyField
          label="Yearly household income"
          hint="Before tax, for everybody on the mortgage."
          value={120_000}
          onChange={fn()}
        />
        <PercentField label="Interest rate" value={5.5} onChange={fn()} />
        <Select label="Payments" options={frequencies} value="monthly" onChange={fn()} />
        <NumberField
          label="How many years until the mortgage is paid off"
          suffix="years"
          error="Enter a number of years above 0."
          value={null}
          onChange={fn()}
        />
      </>
    ),
  },
} satisfies Meta<typeof FieldRows>;

export default meta;

export const Rows: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const income = canvas.getByRole("spinbutton", { name: "Yearly household income" });
    await expect(income).toHaveAccessibleDescription("Before tax, for everybody on the mortgage.");
  },
};
