import type { AffordabilityInputs, AffordabilityResult } from "@mortgage-kit/calculator-engine";
import { affordabilityFormEnglish } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { refinanceFormEnglish } from "@mortgage-kit/calculator-engine/form/en/refinance";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { exampleHost } from "../testing/exampleHost.ts";
import { exampleInputs } from "../testing/exampleInputs.ts";
import { untilDrawn } from "../testing/untilDrawn.ts";
import { affordabilityView } from "./affordability/affordabilityView.ts";
import { CalculatorWithView } from "./CalculatorWithView.tsx";
import { en } from "./language/en.ts";
import { refinanceView } from "./refinance/refinanceView.ts";

const affordability = affordabilityView(affordabilityFormEnglish, en);
const refinance = refinanceView(refinanceFormEnglish, en);
const result = 4;

const meta = {
  title: "Calculators/Opened Rows",
  component: CalculatorWithView<AffordabilityInputs, AffordabilityResult>,
  args: { view: affordability, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  tags: ["!autodocs"],
} satisfies Meta<typeof CalculatorWithView<AffordabilityInputs, AffordabilityResult>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KindsOfIncome: Story = {
  args: { start: { draft: exampleInputs.affordability.typical, step: result } },
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

export const SecondLoan: Story = {
  render: () => (
    <CalculatorWithView
      view={refinance}
      host={exampleHost}
      start={{ draft: exampleInputs.refinance.typical, step: result }}
    />
  ),
  play: async ({ canvas }) => {
    await untilDrawn({ canvas, args: { view: refinance } });
    await userEvent.click(canvas.getByRole("button", { name: "Open A second loan instead" }));
    await expect(
      await canvas.findByRole("table", { name: /^The same \$50,000 in three ways/ }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Value of the home"), "400000");
    await expect(await canvas.findByText(/more than any of the three/)).toBeVisible();
  },
};
