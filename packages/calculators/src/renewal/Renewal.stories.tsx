import type { RenewalInputs, RenewalResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { renewalEn } from "./renewal.en.ts";
import { renewalFr } from "./renewal.fr.ts";

const [usual, early, smallest, longNames] = exampleInputs.renewal;
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 5;

const meta = {
  title: "Calculators/Renewal",
  component: CalculatorWithView<RenewalInputs, RenewalResult>,
  args: { view: renewalEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<RenewalInputs, RenewalResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: renewalFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const ThirdStep: Story = { args: from(3) };
export const FourthStep: Story = { args: from(4) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const BeforeTheTermEnds: Story = { args: from(result, early), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const LongNames: Story = { args: from(result, longNames), play: untilDrawn };

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ThirdStepInFrench: Story = { args: { ...inFrench, ...from(3) } };
export const FourthStepInFrench: Story = { args: { ...inFrench, ...from(4) } };
export const ResultInFrench: Story = {
  args: { ...inFrench, ...from(result) },
  play: untilDrawn,
};
export const BeforeTheTermEndsInFrench: Story = {
  args: { ...inFrench, ...from(result, early) },
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
