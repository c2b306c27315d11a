import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Accordion, AccordionItem } from "./Accordion.tsx";

/**
 * Questions whose answers open one by one; several may be open.
 *
 * **Use it** for questions a visitor picks from. It works before and without script, and the
 * browser's search in the page finds and opens shut answers. **Do not** hide what all visitors
 * need, and do not put an accordion into another; one thing alone is a Disclosure.
 *
 * **Keyboard**: Tab goes from question to question, Enter and Space open and shut.
 */
const meta = {
  title: "Reveal/Accordion",
  component: Accordion,
  args: {
    children: (
      <>
        <AccordionItem question="Does your service cost me anything?">
          <Text>Normally not. The lender pays us when your mortgage closes.</Text>
        </AccordionItem>
        <AccordionItem question="How long does a pre-approval take?">
          <Text>One to two days, once we have your documents.</Text>
        </AccordionItem>
        <AccordionItem question="Can I get a mortgage if I have been self-employed for less than two years and my income changes from month to month?">
          <Text>Often, yes. Lenders look at your contracts and your bank statements.</Text>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralMayBeOpen: Story = {
  parameters: { docs: { story: { inline: false, height: "22rem" } } },
  play: async ({ canvas, userEvent }) => {
    const question = (name: string) => canvas.getByRole("heading", { name });
    const answer = (words: RegExp) => canvas.getByText(words);
    await expect(answer(/The lender pays/)).not.toBeVisible();

    await userEvent.click(question("Does your service cost me anything?"));
    await userEvent.click(question("How long does a pre-approval take?"));
    await expect(answer(/The lender pays/)).toBeVisible();
    await expect(answer(/One to two days/)).toBeVisible();

    await userEvent.click(question("Does your service cost me anything?"));
    await expect(answer(/The lender pays/)).not.toBeVisible();
    await expect(answer(/One to two days/)).toBeVisible();
  },
};

export const OnDeep: Story = { parameters: { background: "deep" } };
export const OnShallow: Story = { parameters: { background: "shallow" } };
