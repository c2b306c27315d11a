import type { RentVsBuyInputs, RentVsBuyResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { rentVsBuyEn } from "./rentVsBuy.en.ts";
import { rentVsBuyFr } from "./rentVsBuy.fr.ts";

const [usual, smallest, largest, paidInFull] = exampleInputs["rent-vs-buy"];
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 4;

const meta = {
  title: "Calculators/Rent Vs Buy",
  component: CalculatorWithView<RentVsBuyInputs, RentVsBuyResult>,
  args: { view: rentVsBuyEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<RentVsBuyInputs, RentVsBuyResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: rentVsBuyFr };

export const Untouched: Story = {};
export const FirstStep: Story = { args: from(1) };
export const SecondStep: Story = { args: from(2) };
export const ThirdStep: Story = { args: from(3) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };
export const PaidInFull: Story = { args: from(result, paidInFull), play: untilDrawn };

export const FirstStepInFrench: Story = { args: { ...inFrench, ...from(1) } };
export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ThirdStepInFrench: Story = { args: { ...inFrench, ...from(3) } };
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
export const PaidInFullInFrench: Story = {
  args: { ...inFrench, ...from(result, paidInFull) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
