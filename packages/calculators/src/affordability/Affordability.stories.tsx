import type { AffordabilityInputs, AffordabilityResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { affordabilityEn } from "./affordability.en.ts";
import { affordabilityFr } from "./affordability.fr.ts";

const [usual, debtsLeaveNoRoom, smallest, largest] = exampleInputs.affordability;
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 4;

const meta = {
  title: "Calculators/Affordability",
  component: CalculatorWithView<AffordabilityInputs, AffordabilityResult>,
  args: { view: affordabilityEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<AffordabilityInputs, AffordabilityResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: affordabilityFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const ThirdStep: Story = { args: from(3) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const DebtsLeaveNoRoom: Story = { args: from(result, debtsLeaveNoRoom), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };

export const KindsOfIncome: Story = {
  args: from(result),
  play: async (context) => {
    await untilDrawn(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Open Tell us more" }));
    await userEvent.type(
      await canvas.findByLabelText("Bonus, overtime and commission, a year"),
      "12000",
    );
    const before = "Bonus, overtime and commission, the year before";
    await userEvent.type(await canvas.findByLabelText(before), "8000");
    await userEvent.click(canvas.getByRole("button", { name: "Open How it is worked out" }));
    await expect(
      await canvas.findByText(/\$10,000 of \$12,000, the average of two years/),
    ).toBeVisible();
  },
};

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ThirdStepInFrench: Story = { args: { ...inFrench, ...from(3) } };
export const ResultInFrench: Story = {
  args: { ...inFrench, ...from(result) },
  play: untilDrawn,
};
export const DebtsLeaveNoRoomInFrench: Story = {
  args: { ...inFrench, ...from(result, debtsLeaveNoRoom) },
  play: untilDrawn,
};
export const SmallestInFrench: Story = {
  args: { ...inFrench, ...from(result, smallest) },
  play: untilDrawn,
};
export const LargestInFrench: Story = {
  args: { ...inFrench, ...from(result, largest) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
