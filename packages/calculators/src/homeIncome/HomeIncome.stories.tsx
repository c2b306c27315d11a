import type { HomeIncomeInputs, HomeIncomeResult } from "@mortgage-kit/calculator-engine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import { untilDrawn } from "../../testing/untilDrawn.ts";
import { CalculatorWithView } from "../Calculator.tsx";
import { homeIncomeEn } from "./homeIncome.en.ts";
import { homeIncomeFr } from "./homeIncome.fr.ts";

const [usual, smallest, largest, short] = exampleInputs["home-income"];
const from = (step: number, draft = usual) => ({ start: { draft, step } });
const result = 4;

const meta = {
  title: "Calculators/Home Income",
  component: CalculatorWithView<HomeIncomeInputs, HomeIncomeResult>,
  args: { view: homeIncomeEn, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<HomeIncomeInputs, HomeIncomeResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inFrench = { view: homeIncomeFr };

export const Untouched: Story = {};
export const SecondStep: Story = { args: from(2) };
export const Result: Story = { args: from(result), play: untilDrawn };
export const Smallest: Story = { args: from(result, smallest), play: untilDrawn };
export const Largest: Story = { args: from(result, largest), play: untilDrawn };
export const TooLittleDown: Story = { args: from(result, short), play: untilDrawn };

export const SecondStepInFrench: Story = { args: { ...inFrench, ...from(2) } };
export const ResultInFrench: Story = { args: { ...inFrench, ...from(result) }, play: untilDrawn };
export const TooLittleDownInFrench: Story = {
  args: { ...inFrench, ...from(result, short) },
  play: untilDrawn,
};
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  globals: { viewport: { value: "phone" } },
};
