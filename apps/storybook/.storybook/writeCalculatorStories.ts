/** Writes stories of every calculator, since Storybook reads stories from files only. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CalculatorOf, stepsOf } from "@mortgage-kit/calculator-engine";
import { insights, type QuestionId } from "@mortgage-kit/calculator-engine/insight";
import { exampleInputs } from "@mortgage-kit/calculators/testing/exampleInputs.ts";

const folder = join(import.meta.dirname, "../build/calculatorStories");
const testing = "../../../../packages/calculators/testing";

const capitalized = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const id of Object.keys(insights) as QuestionId[]) {
  const name = id.split("-").map(capitalized);
  writeFileSync(join(folder, `${name.join("")}.stories.tsx`), storiesOf(id, name));
}

function storiesOf(id: QuestionId, [first = "", ...others]: readonly string[]): string {
  const name = [first.toLowerCase(), ...others].join("");
  const steps = stepsOf(insights[id].calculator as CalculatorOf<unknown, unknown>).length;
  const { typical, ...odd } = exampleInputs[id];
  const story = (name: string, view: string, step: number, draft: string, play = "") =>
    `export const ${name}: Story = { args: { view: ${view}, start: { draft: ${draft}, step: ${step} } }${play} };`;
  const drawn = ", play: untilDrawn";
  const inRelease = `${drawn}, tags: ["release"]`;
  const stories = [
    ...Array.from({ length: steps }, (_, at) =>
      story(`Step${at + 1}`, "english", at + 1, "typical"),
    ),
    story("Result", "english", steps + 1, "typical", drawn),
    story("ResultInFrench", "french", steps + 1, "typical", inRelease),
    ...Object.keys(odd).map((name) =>
      story(capitalized(name), "english", steps + 1, name, inRelease),
    ),
  ];
  return `import { ${name}FormEnglish } from "@mortgage-kit/calculator-engine/form/en/${name}";
import { ${name}FormFrench } from "@mortgage-kit/calculator-engine/form/fr/${name}";
import { CalculatorWithView } from "@mortgage-kit/calculators";
import { en, fr } from "@mortgage-kit/calculators/define";
import { ${name}View } from "@mortgage-kit/calculators/view/${name}";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalculatorDocs } from "../../.storybook/CalculatorDocs.tsx";
import { exampleHost } from "${testing}/exampleHost.ts";
import { untilDrawn } from "${testing}/untilDrawn.ts";

const english = ${name}View(${name}FormEnglish, en);
const french = ${name}View(${name}FormFrench, fr);
${Object.entries({ typical, ...odd })
  .map(([name, inputs]) => `const ${name} = ${JSON.stringify(inputs)} as const;`)
  .join("\n")}

/**
 * A question with its steps and its answer. Nothing that a visitor enters leaves the page.
 *
 * **Use it** on a page of its own or in a column of at least 320 px. **Keyboard**: every control is reached by
 * Tab; Enter goes to the next step.
 */
const meta = {
  title: "Calculators/${capitalized(id.replaceAll("-", " "))}",
  component: CalculatorWithView<any, any>,
  args: { view: english, host: exampleHost },
  argTypes: { view: { control: false }, host: { control: false }, start: { control: false } },
  parameters: { docs: { page: CalculatorDocs } },
} satisfies Meta<typeof CalculatorWithView<any, any>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
${stories.join("\n")}
export const ResultOnAPhone: Story = {
  ...ResultInFrench,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
`;
}
