import type { Service } from "@mortgage-kit/content";
import { allInsurers, claims } from "../claims.ts";

export const selfEmployedSolutions: Service = {
  slug: "self-employed-solutions",
  name: "Self-Employed",
  summary: "Lenders who read the whole file.",
  hero: {
    title: "Your Business Is Real Income",
    subtitle: `Contractors, consultants, cottage-country trades: your tax return tells half the story. We bring the other half to the ones among ${claims.lenders} lenders who will listen.`,
    primaryButton: "Get Started",
  },
  benefits: {
    title: "How We Make Your Case",
    cards: [
      {
        icon: "FileText",
        title: "We Read Your Return Like A Lender",
        description:
          "Some lenders average two years, some add back depreciation, some gross up your net income. We work out your figure under each method before anyone sees the file.",
      },
      {
        icon: "ShieldCheck",
        title: "Insured With Less Than {conventionalDownPaymentPercent} Down",
        description: `${allInsurers} all insure self-employed borrowers, each with its own rules on paperwork and time in business. We pick the one your documents fit.`,
      },
      {
        icon: "Compass",
        title: "A Second Route If The First Is Closed",
        description:
          "When a bank cannot say yes this year, an alternative lender may. It costs more and there may be a fee, which we tell you in dollars first. We also set the date to move you back.",
      },
    ],
  },
  checklist: {
    title: "Papers That Make It Quick",
    intro: "Gather these once. They answer nearly every question an underwriter asks.",
    items: [
      "Two years of full personal tax returns and notices of assessment, with no tax owing",
      "Two years of business financial statements, if you are incorporated",
      "Your business licence, articles of incorporation or HST registration",
      "Six to twelve months of business bank statements",
      "Contracts or invoices that show work to come",
      "Ninety days of statements for your down payment",
    ],
  },
  calculator: {
    id: "affordability",
    title: "What Would Your Net Income Buy?",
    text: "Start with the income on your tax return, before anything is added back. What the calculator shows is the floor; we look for what can be built on it.",
    button: "See What I Can Afford",
  },
  closing: {
    title: "Talk To Someone Who Reads Statements",
    text: "Send us your last two notices of assessment. We tell you what each kind of lender would make of them, and whether to apply now or after your next filing.",
  },
  metadata: {
    title: "Self-Employed Mortgages in Orillia and Barrie",
    description: `Work for yourself? We present your real income to the right ones among ${claims.lenders} lenders, insured or not. Plain advice for Simcoe and Muskoka businesses.`,
  },
};
