import type { Service } from "@mortgage-kit/content";
import { anyInsurer, claims, publishedFigures } from "../claims.ts";

export const debtConsolidation: Service = {
  slug: "debt-consolidation",
  name: "Debt Consolidation",
  summary: "One payment, at a mortgage rate.",
  loan: "refinance",
  hero: {
    title: "One Payment Instead Of Six",
    subtitle: `Card interest is hard to outrun. We look for one lower payment among ${claims.lenders} lenders, show you the full cost over time, and see that every old balance is paid.`,
    primaryButton: "Get Started",
  },
  benefits: {
    title: "How It Helps",
    cards: [
      {
        icon: "Banknote",
        title: "More Left At The End Of The Month",
        description:
          "Mortgage rates are far below card rates, and the balance is spread over more years. For many families the monthly total drops by hundreds of dollars, starting with the first payment.",
      },
      {
        icon: "ChartColumn",
        title: "The Long View, In Plain Sight",
        description:
          "A small payment over a long time can cost more interest than the cards would have. We show you both totals, and set up extra payments so that you keep the saving.",
      },
      {
        icon: "Handshake",
        title: "No Lecture",
        description:
          "People borrow because furnaces die, hours are cut and families change. Tell us the balances. We work out what can be done, and what to do first if your score needs time.",
      },
    ],
  },
  checklist: {
    title: "What We Need To See",
    intro: "Bring what you have. We can order the rest with your permission.",
    items: [
      "The latest statement of every card, loan and line of credit you want to pay off",
      "Your mortgage statement and your property tax bill",
      `An idea of your home's value: new and old debt together may reach ${publishedFigures.refinanceMaximum} of it`,
      `A note of any default insurance on your mortgage from ${anyInsurer}, because adding debt to the mortgage usually ends it`,
      "Proof of income: two pay stubs, or two years of returns if you are self-employed",
      "Your monthly budget as it really is, so that the new payment fits it",
    ],
  },
  calculator: {
    id: "debt-consolidation",
    title: "Does It Save, Or Only Stretch?",
    text: "List your cards and loans. The calculator shows the one payment they could become, what it frees each month, and what it costs in interest over the years.",
    button: "Add Up My Debts",
  },
  nextStepFor: ["debtConsolidation"],
  closing: {
    title: "Let's Put It On One Page",
    text: "Tell us the balances and we write them on one sheet: what you pay now, what you would pay, and what it costs in all. The talk is free and stays between us.",
  },
  metadata: {
    title: "Debt Consolidation Mortgages in Simcoe",
    description: `Roll cards and loans into one lower mortgage payment. We compare ${claims.lenders} lenders and show the full cost over time before you decide. Free and private.`,
  },
};
