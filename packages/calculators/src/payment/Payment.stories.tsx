import type { PaymentInputs, PaymentResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { paymentEn } from "./payment.en.ts";
import { paymentFr } from "./payment.fr.ts";

const [usual, smallest, largest, lowRate] = exampleInputs.payment;
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 3;

const meta = {
  title: "Calculators/Payment",
  component: CalculatorWithView<PaymentInputs, PaymentResult>,
  args: { view: paymentEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<PaymentInputs, PaymentResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: paymentFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };
export const LowRate: Story = { args: from(result, lowRate), play: untilDrawn };

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ResultInFrench: Story = {
  args: { ...inFrench, ...from(result) },
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
export const LowRateInFrench: Story = {
  args: { ...inFrench, ...from(result, lowRate) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
