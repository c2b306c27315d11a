import type { LeavingInputs, LeavingResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { leavingEn } from "./leaving.en.ts";
import { leavingFr } from "./leaving.fr.ts";

const [usual, smallest, largest, long] = exampleInputs.leaving;
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 3;

const meta = {
  title: "Calculators/Leaving",
  component: CalculatorWithView<LeavingInputs, LeavingResult>,
  args: { view: leavingEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<LeavingInputs, LeavingResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: leavingFr };

export const Untouched: Story = {};
export const SecondStep: Story = { args: from(2) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };
export const LongTerm: Story = { args: from(result, long), play: untilDrawn };

export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ResultInFrench: Story = { args: { ...inFrench, ...from(result) }, play: untilDrawn };
export const LongTermInFrench: Story = {
  args: { ...inFrench, ...from(result, long) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
