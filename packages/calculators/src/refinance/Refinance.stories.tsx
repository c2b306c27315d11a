import type { RefinanceInputs, RefinanceResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { refinanceEn } from "./refinance.en.ts";
import { refinanceFr } from "./refinance.fr.ts";

const [usual, dearerAndShort, lastMonth, largest] = exampleInputs.refinance;
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 4;

const meta = {
  title: "Calculators/Refinance",
  component: CalculatorWithView<RefinanceInputs, RefinanceResult>,
  args: { view: refinanceEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<RefinanceInputs, RefinanceResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: refinanceFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const ThirdStep: Story = { args: from(3) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const DearerAndShort: Story = { args: from(result, dearerAndShort), play: untilDrawn };
export const LastMonth: Story = { args: from(result, lastMonth), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };

export const SecondLoan: Story = {
  args: from(result),
  play: async (context) => {
    await untilDrawn(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Open A second loan instead" }));
    await expect(
      await canvas.findByRole("table", { name: /^The same \$50,000 in three ways/ }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Value of the home"), "400000");
    await expect(await canvas.findByText(/more than any of the three/)).toBeVisible();
  },
};

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ThirdStepInFrench: Story = { args: { ...inFrench, ...from(3) } };
export const ResultInFrench: Story = {
  args: { ...inFrench, ...from(result) },
  play: untilDrawn,
};
export const DearerAndShortInFrench: Story = {
  args: { ...inFrench, ...from(result, dearerAndShort) },
  play: untilDrawn,
};
export const LastMonthInFrench: Story = {
  args: { ...inFrench, ...from(result, lastMonth) },
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
