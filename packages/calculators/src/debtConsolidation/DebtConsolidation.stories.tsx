import type {
  DebtConsolidationInputs,
  DebtConsolidationResult,
} from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { debtConsolidationEn } from "./debtConsolidation.en.ts";
import { debtConsolidationFr } from "./debtConsolidation.fr.ts";

const [usual, neverPaidOff, smallest, longNames] = exampleInputs["debt-consolidation"];
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 4;

const meta = {
  title: "Calculators/Debt Consolidation",
  component: CalculatorWithView<DebtConsolidationInputs, DebtConsolidationResult>,
  args: { view: debtConsolidationEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<DebtConsolidationInputs, DebtConsolidationResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: debtConsolidationFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const ThirdStep: Story = { args: from(3) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const NeverPaidOff: Story = { args: from(result, neverPaidOff), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const LongNames: Story = { args: from(result, longNames), play: untilDrawn };

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ThirdStepInFrench: Story = { args: { ...inFrench, ...from(3) } };
export const ResultInFrench: Story = {
  args: { ...inFrench, ...from(result) },
  play: untilDrawn,
};
export const NeverPaidOffInFrench: Story = {
  args: { ...inFrench, ...from(result, neverPaidOff) },
  play: untilDrawn,
};
export const SmallestInFrench: Story = {
  args: { ...inFrench, ...from(result, smallest) },
  play: untilDrawn,
};
export const LongNamesInFrench: Story = {
  args: { ...inFrench, ...from(result, longNames) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
