import type { FixedOrVariableInputs, FixedOrVariableResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { fixedOrVariableEn } from "./fixedOrVariable.en.ts";
import { fixedOrVariableFr } from "./fixedOrVariable.fr.ts";

const [usual, smallest, largest, dear] = exampleInputs["fixed-or-variable"];
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 3;

const meta = {
  title: "Calculators/Fixed Or Variable",
  component: CalculatorWithView<FixedOrVariableInputs, FixedOrVariableResult>,
  args: { view: fixedOrVariableEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<FixedOrVariableInputs, FixedOrVariableResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: fixedOrVariableFr };

export const Untouched: Story = {};
export const SecondStep: Story = { args: from(2) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };
export const Dear: Story = { args: from(result, dear), play: untilDrawn };

export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ResultInFrench: Story = { args: { ...inFrench, ...from(result) }, play: untilDrawn };
export const DearInFrench: Story = {
  args: { ...inFrench, ...from(result, dear) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
