import type { Service } from "@mortgage-kit/content";
import { anyInsurer, claims, publishedFigures } from "../claims.ts";

export const homePurchaseLoan: Service = {
  slug: "home-purchase-loan",
  name: "Home Purchase",
  summary: "Know your price, and hold a rate.",
  hero: {
    title: "Buy Your Home With A Mortgage That Fits",
    subtitle: `We compare ${claims.lenders} lenders, hold the rate while you look, and stay with you until you have the keys. It costs you nothing to find out where you stand.`,
    primaryButton: "Apply Now",
  },
  benefits: {
    title: "What You Get From Us",
    cards: [
      {
        icon: "BadgeCheck",
        title: "Pre-Approval Within Days",
        description: `Send us your documents and we tell you what you can borrow, usually within ${publishedFigures.preApprovalTime}. Your rate is then held for ${publishedFigures.rateHold}, so a rise while you shop does not cost you.`,
      },
      {
        icon: "Percent",
        title: `${claims.lenders} Lenders, One Application`,
        description:
          "Banks, credit unions and lenders that only work with brokers. You fill in one application and we take it to the ones that suit your income, your property and your plans.",
      },
      {
        icon: "ShieldCheck",
        title: "Less Than {conventionalDownPaymentPercent} Down? We Arrange The Insurance",
        description: `With a smaller down payment the lender needs default insurance from ${anyInsurer}. We place it, explain what it costs, and show you the payment with the premium included.`,
      },
    ],
  },
  checklist: {
    title: "Have These Ready",
    intro:
      "With these six in hand, most files go from first call to pre-approval without a second request.",
    items: [
      "Two recent pay stubs and a letter from your employer, or two years of tax returns if you work for yourself",
      "Notices of assessment for the last two years",
      "Ninety days of statements for every account your down payment will come from",
      "A gift letter, if a parent or other close relative is helping",
      `About ${publishedFigures.closingReserve} of the price set aside for closing costs, on top of your down payment`,
      "Government photo identification for everyone who will be on the mortgage",
    ],
  },
  calculator: {
    id: "affordability",
    title: "What Could You Buy?",
    text: "Three short steps: your income, what you owe and what you have saved. The answer is a price to look around, with the rule of thumb behind it.",
    button: "See What I Can Afford",
  },
  nextStepFor: ["homePurchase"],
  closing: {
    title: "Found A Place You Like?",
    text: "Apply online in a few minutes, or send us the listing. We will tell you the payment, the cash you need on closing day, and what to do next.",
  },
  metadata: {
    title: "Home Purchase Mortgages in Simcoe County",
    description: `Buying in Orillia, Barrie or nearby? We compare ${claims.lenders} lenders, hold your rate while you look and stay with you until closing day. Free advice.`,
  },
};
