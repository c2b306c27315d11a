import type { ChecklistPageSource } from "@mortgage-kit/content";

export const item = (text: string, detail?: string) => ({ text, ...(detail && { detail }) });
export const each = (text: string, detail?: string) => ({ ...item(text, detail), each: true });

export const checklistPage: ChecklistPageSource = {
  hero: {
    title: "What To Bring",
    subtitle:
      "With these in hand, most files need one meeting instead of three. Ticks stay until you close the page.",
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
  others: {
    title: "For Your Situation",
    text: "Open what fits you, and bring these as well.",
  },
  situations: [
    {
      id: "everyone",
      title: "Everyone",
      intro:
        "Whatever the mortgage is for. Where two people apply, each brings the lines marked so.",
      items: [
        each(
          "Two pieces of identification, one with a photo",
          "Issued by a government and not expired. We have to see them by law.",
        ),
        each(
          "Letter of employment",
          "On letterhead, at most 30 to 60 days old: position, start date, pay, hours.",
        ),
        each("Latest pay stub", "At most 30 days old, with the year to date."),
        each(
          "Notices of assessment of the last two years",
          "They also show whether taxes are owed.",
        ),
        each(
          "T4 slips of the last two years",
          "Where pay is hourly or includes bonus, commission or overtime.",
        ),
        item(
          "Statements of loans, leases, cards and support paid",
          "With balance and monthly payment.",
        ),
        item("Void cheque or pre-authorized debit form"),
      ],
    },
    {
      id: "purchase",
      title: "Buying A Home",
      intro: "Before an offer, the first three are enough for a pre-approval.",
      items: [
        item(
          "90 days of statements of the accounts that hold the down payment",
          "With your name and account number; large deposits need an explanation.",
        ),
        item(
          "RRSP and First Home Savings Account statements",
          "If part of the down payment comes from them.",
        ),
        item(
          "Gift letter",
          "If family gives part of it: signed, and saying that it is not a loan.",
        ),
        item("Proof of 1.5% of the price for closing costs", "On top of the down payment."),
        item("Accepted agreement of purchase and sale, with schedules"),
        item("Listing of the home, with its taxes and condo fees"),
        item("Agreement of sale of your present home", "If its proceeds pay for this one."),
        item("Name and telephone number of your lawyer"),
      ],
    },
    {
      id: "refinance",
      title: "Refinancing Or Combining Debts",
      intro: "The lender looks at the home as well as at you.",
      items: [
        item("Latest mortgage statement", "Balance, rate, payment and the day the term ends."),
        item("What leaving the present mortgage would cost", "Ask your lender for it in writing."),
        item("Latest property tax bill, and proof that it is paid"),
        item("Home insurance certificate"),
        item(
          "Statements of every debt to be paid out",
          "With account numbers, so that the lawyer can pay them.",
        ),
        item("Condo fees", "If there are any."),
      ],
    },
    {
      id: "renewal",
      title: "Renewing Or Switching",
      intro: "Staying asks for the first line alone; a new lender looks at the whole file.",
      items: [
        item(
          "Your lender's renewal statement",
          "It comes 21 days before the term ends at the latest.",
        ),
        item("Latest mortgage statement"),
        item("Latest property tax bill"),
        item("Home insurance certificate"),
        item("Offers of other lenders, if you have any"),
      ],
    },
    {
      id: "self-employed",
      title: "Self-Employed",
      intro: "In place of the letter of employment and the pay stub.",
      items: [
        each("T1 Generals of the last two years, complete"),
        each("Statements of business activities (T2125)", "For a sole proprietor."),
        item(
          "Financial statements of the last two years",
          "For a corporation, prepared by an accountant.",
        ),
        item("Articles of incorporation or business registration"),
        item("Proof that income tax and HST are paid"),
        item(
          "Six to twelve months of business account statements",
          "Where the assessed income alone does not tell the story.",
        ),
      ],
    },
    {
      id: "newcomer",
      title: "New To Canada",
      intro: "Several programs count what you bring from abroad.",
      items: [
        each("Permanent resident card, confirmation of permanent residence or work permit"),
        each("International credit report, or 12 months of bank statements from abroad"),
        item("Proof of rent or utilities paid on time for 12 months"),
        item("Proof that the down payment came from your own account abroad"),
        each(
          "Letter of employment showing full-time work in Canada",
          "At least three months, or past probation.",
        ),
      ],
    },
    {
      id: "investor",
      title: "Investment Property",
      intro: "For each property you own and for the one you are buying.",
      items: [
        item("Leases of rented units"),
        item("Mortgage statement and property tax bill of each property"),
        each("Statement of rental income (T776) of the last two years"),
        item("Market rent opinion of the appraiser", "For a unit that is not let yet."),
        item("Condo fees and insurance of each property"),
      ],
    },
  ],
  sources: {
    title: "Where This Comes From",
    text: "Put together from lists that lenders publish, and from what our files are asked for. Yours may need a line more or less.",
  },
  link: "What To Bring",
  services: {
    "home-purchase-loan": "purchase",
    refinance: "refinance",
    "debt-consolidation": "refinance",
    "investment-property-loans": "investor",
    "self-employed-solutions": "self-employed",
    "mortgage-renewal": "renewal",
  },
  metadata: {
    title: "What To Bring To Your Mortgage Agent",
    description:
      "The papers a lender asks for, by situation: buying, refinancing, renewing, self-employed, new to Canada, investing. Tick them off, print the list or send it.",
  },
};
