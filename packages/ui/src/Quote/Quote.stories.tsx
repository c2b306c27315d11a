import type { Meta, StoryObj } from "@storybook/react-vite";
import { Quote } from "./Quote.tsx";

/**
 * A quotation with its author.
 *
 * **Use it** for reviews and testimonials. **Do not use it** for the brokerage's own claims or as
 * an ornament around a slogan.
 */
const meta = {
  title: "Data/Quote",
  component: Quote,
  args: {
    text: "They called back the same afternoon and told us plainly what we could afford, and what we could not.",
    author: "Dana M.",
    detail: "first-time buyer",
    rating: 5,
  },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRating: Story = {};
export const Large: Story = { args: { size: "l" }, parameters: { background: "land" } };
export const OnDeep: Story = { parameters: { background: "deep" } };
export const WordsOnly: Story = { args: { author: "", rating: 4 } };
export const Long: Story = {
  args: {
    text: "We had been told no twice. ".repeat(14),
    author: "Wolfeschlegelsteinhausenbergerdorff & Daughters",
    detail: "self-employed, refinancing a cottage near Lagoon City after a long winter",
  },
};
