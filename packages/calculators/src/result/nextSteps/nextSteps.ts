import type { NextStep } from "./CarryOnChoices.ts";

export const apply: NextStep = {
  title: "Start an application",
  text: "Three fields, and an agent calls you back with what lenders would really offer.",
  href: "/application",
};

export const buyHome: NextStep = {
  title: "Get ready to buy",
  text: "A pre-approval turns an estimate into a price you can bid with.",
  href: "/home-purchase-loan",
};

export const changeMortgage: NextStep = {
  title: "See how a refinance works",
  text: "What a lender asks for, what it costs to leave the present one, and how long it takes.",
  href: "/refinance",
};

export const waitForRenewal: NextStep = {
  title: "Wait for your renewal",
  text: "At renewal you can change lenders without a charge. Start four to six months before.",
  href: "/mortgage-renewal",
};

export const combineDebts: NextStep = {
  title: "Bring your debts together",
  text: "With less to pay each month there is more room for a mortgage.",
  href: "/debt-consolidation",
};

export const askSomebody: NextStep = {
  title: "Ask a person",
  text: "Somebody on the team has seen a case like yours. Asking costs nothing.",
  href: "/our-team",
};
