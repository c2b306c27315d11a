import type { ChecklistPageSource } from "@mortgage-kit/content";

export const checklistPage: ChecklistPageSource = {
  hero: {
    title: "What To Bring",
    subtitle:
      "Lenders ask for much the same papers. With these in hand, most files need one meeting instead of three. Ticks stay on this page until you close it.",
  },
  each: "each applicant",
  print: "Print this list",
  mail: {
    button: "Put it in an e-mail",
    subject: "My papers",
    greeting: "Hello, this is where my papers stand.",
    have: "Ready",
    missing: "Still missing",
  },
  situations: [
    {
      id: "everyone",
      title: "Everyone",
      intro:
        "Whatever the mortgage is for. Where two people apply, each brings the lines marked so.",
      items: [
        {
          text: "Two pieces of identification, one with a photo",
          detail: "Issued by a government and not expired. We have to see them by law.",
          each: true,
        },
        {
          text: "Letter of employment",
          detail: "On letterhead, at most 30 to 60 days old: position, start date, pay, hours.",
          each: true,
        },
        {
          text: "Latest pay stub",
          detail: "At most 30 days old, with the year to date.",
          each: true,
        },
        {
          text: "Notices of assessment of the last two years",
          detail: "They also show whether taxes are owed.",
          each: true,
        },
        {
          text: "T4 slips of the last two years",
          detail: "Where pay is hourly or includes bonus, commission or overtime.",
          each: true,
        },
        {
          text: "Statements of loans, leases, cards and support paid",
          detail: "With balance and monthly payment.",
        },
        { text: "Void cheque or pre-authorized debit form" },
      ],
    },
    {
      id: "purchase",
      title: "Buying a home",
      intro: "Before an offer, the first three are enough for a pre-approval.",
      items: [
        {
          text: "90 days of statements of the accounts that hold the down payment",
          detail: "With your name and account number; large deposits need an explanation.",
        },
        {
          text: "RRSP and First Home Savings Account statements",
          detail: "If part of the down payment comes from them.",
        },
        {
          text: "Gift letter",
          detail: "If family gives part of it: signed, and saying that it is not a loan.",
        },
        {
          text: "Proof of 1.5% of the price for closing costs",
          detail: "On top of the down payment.",
        },
        { text: "Accepted agreement of purchase and sale, with schedules" },
        { text: "Listing of the home, with its taxes and condo fees" },
        {
          text: "Agreement of sale of your present home",
          detail: "If its proceeds pay for this one.",
        },
        { text: "Name and telephone number of your lawyer" },
      ],
    },
    {
      id: "refinance",
      title: "Refinancing or combining debts",
      intro: "The lender looks at the home as well as at you.",
      items: [
        {
          text: "Latest mortgage statement",
          detail: "Balance, rate, payment and the day the term ends.",
        },
        {
          text: "What leaving the present mortgage would cost",
          detail: "Ask your lender for it in writing.",
        },
        { text: "Latest property tax bill, and proof that it is paid" },
        { text: "Home insurance certificate" },
        {
          text: "Statements of every debt to be paid out",
          detail: "With account numbers, so that the lawyer can pay them.",
        },
        { text: "Condo fees", detail: "If there are any." },
      ],
    },
    {
      id: "renewal",
      title: "Renewing or switching",
      intro: "Staying asks for the first line alone; a new lender looks at the whole file.",
      items: [
        {
          text: "Your lender's renewal statement",
          detail: "It comes 21 days before the term ends at the latest.",
        },
        { text: "Latest mortgage statement" },
        { text: "Latest property tax bill" },
        { text: "Home insurance certificate" },
        { text: "Offers of other lenders, if you have any" },
      ],
    },
    {
      id: "self-employed",
      title: "Self-employed",
      intro: "In place of the letter of employment and the pay stub.",
      items: [
        { text: "T1 Generals of the last two years, complete", each: true },
        {
          text: "Statements of business activities (T2125)",
          detail: "For a sole proprietor.",
          each: true,
        },
        {
          text: "Financial statements of the last two years",
          detail: "For a corporation, prepared by an accountant.",
        },
        { text: "Articles of incorporation or business registration" },
        { text: "Proof that income tax and HST are paid" },
        {
          text: "Six to twelve months of business account statements",
          detail: "Where the assessed income alone does not tell the story.",
        },
      ],
    },
    {
      id: "newcomer",
      title: "New to Canada",
      intro: "Several programs count what you bring from abroad.",
      items: [
        {
          text: "Permanent resident card, confirmation of permanent residence or work permit",
          each: true,
        },
        {
          text: "International credit report, or 12 months of bank statements from abroad",
          each: true,
        },
        { text: "Proof of rent or utilities paid on time for 12 months" },
        { text: "Proof that the down payment came from your own account abroad" },
        {
          text: "Letter of employment showing full-time work in Canada",
          detail: "At least three months, or past probation.",
          each: true,
        },
      ],
    },
    {
      id: "investor",
      title: "Investment property",
      intro: "For each property you own and for the one you are buying.",
      items: [
        { text: "Leases of rented units" },
        { text: "Mortgage statement and property tax bill of each property" },
        { text: "Statement of rental income (T776) of the last two years", each: true },
        { text: "Market rent opinion of the appraiser", detail: "For a unit that is not let yet." },
        { text: "Condo fees and insurance of each property" },
      ],
    },
  ],
  sources: {
    title: "Where this comes from",
    text: "Put together from lists that lenders and brokers publish, and from what our files are asked for. Yours may need a line more or less.",
    names: [
      "Vancity: How to apply for a mortgage",
      "True North Mortgage: Mortgage checklist",
      "RateBuzz: Required mortgage documents",
    ],
  },
  link: "What to bring",
  services: {
    "home-purchase-loan": "purchase",
    refinance: "refinance",
    "debt-consolidation": "refinance",
    "investment-property-loans": "investor",
    "self-employed-solutions": "self-employed",
    "mortgage-renewal": "renewal",
  },
  metadata: {
    title: "What to Bring to Your Mortgage Agent",
    description:
      "The papers a lender asks for, by situation: buying, refinancing, renewing, self-employed, new to Canada, investing. Tick them off, print the list or send it.",
  },
};
