import type { FaqCategory } from "@mortgage-kit/content";
import { allInsurers } from "../claims.ts";

export const selfEmployed: FaqCategory = {
  id: "self-employed",
  title: "Self-Employed",
  icon: "Briefcase",
  description: "How lenders read business income, and which papers make it quick.",
  faqs: [
    {
      question: "How long must I have been in business?",
      answer:
        "Most lenders want two full years, because they average the income on two tax returns. With less, it helps if you do the same work you were employed for before, hold a contract, or have more money down. A few lenders and insurers accept a shorter history on that basis. If you are about to leave a job to start out on your own and plan to buy, call us first: the order of those two steps matters.",
    },
    {
      question: "Which documents will I need?",
      answer:
        "Two years of complete personal tax returns with the notices of assessment, proof that no income tax or HST is owing, and your business licence, HST registration or articles of incorporation. If you are incorporated, add two years of the company's financial statements. Six to twelve months of business bank statements help with lenders who look at deposits. Send everything together; files stall when papers arrive one at a time.",
    },
    {
      question: "I write off a lot. Will my income be too low?",
      answer:
        "On paper it may be, but there are ways to show the rest. Some lenders add back expenses that cost you no cash, such as depreciation, or raise your net income by a set share. Some accept a reasonable stated income for your trade with bank statements as proof, with more money down. Before next year's return, ask us and your accountant together: claiming a little less can be worth more than the tax it saves.",
    },
    {
      question: "Can I buy with less than the conventional down payment?",
      answer: `Yes. ${allInsurers} all insure self-employed borrowers. If two years of returns show enough income, you may buy from {minimumDownPaymentFirstTierPercent} down on the first {minimumDownPaymentFirstTierLimit}, as anyone else may. If the income has to be stated rather than shown, programs ask for more down and a clean credit history, and some charge a higher premium. Below {conventionalDownPaymentPercent} down the insurer has to agree as well as the lender.`,
    },
    {
      question: "What if I owe tax to the Canada Revenue Agency?",
      answer:
        "Tell us at the start. Most lenders want income tax and HST paid before closing, because the government's claim can come ahead of theirs, and they will see the balance on your notice of assessment. If you cannot pay at once, a refinance can sometimes pay it out, or an alternative lender may accept a payment plan for a time. Unfiled returns are the bigger obstacle; without them there is no income to show.",
    },
    {
      question: "My company pays me dividends. Does that count?",
      answer:
        "Yes, when they are on your personal tax returns, usually as an average of two years. Lenders differ on what is left in the company. Some add a share of its retained profit if you own it all and its statements support it; others use only what you drew. If you plan to buy soon, do not change how you pay yourself without asking, since a switch from salary to dividends can look like a new start.",
    },
  ],
};
