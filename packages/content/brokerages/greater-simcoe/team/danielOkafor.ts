import type { TeamMemberSource } from "@mortgage-kit/content";

export const danielOkafor: TeamMemberSource = {
  name: "Daniel Okafor",
  level: "Mortgage Agent Level 2",
  role: "Investors and self-employed borrowers",
  town: "Barrie",
  portrait: "team.svg#daniel-okafor",
  profile: {
    email: "daniel@greatersimcoemortgages.example",
    phone: "705-555-0103",
    about: [
      "Daniel did the books for contractors in Barrie before he became a mortgage agent. He knows that a good year and a good tax return are not the same thing, and he knows which lenders know it too.",
      "He works with people whose income does not fit in one box: electricians, dentists, farmers in Oro-Medonte, people who rent out the other half of a duplex in Barrie. He starts with your notices of assessment and your bank statements, and he tells you plainly whether to apply now or after your next filing.",
      "For landlords he sets the whole thing out on one page: down payment, rent the lender will count, payment, and what is left each month after tax, insurance and an empty month. If the numbers do not work, he says so before you make an offer.",
      "On Saturdays he referees youth soccer in Innisfil. He reports that mortgage underwriting is calmer.",
    ],
    testimonials: [
      {
        id: "daniel-okafor-1",
        text: "I run a landscaping company and write off everything I am allowed to. Two lenders looked at line 15000 and hung up. Daniel looked at three years of statements and got us approved without asking me to pretend to be somebody else.",
        author: "Marco P.",
        rating: 5,
        timeAgo: "Self-employed, refinanced in Barrie",
      },
    ],
    metadata: {
      title: "Daniel Okafor, Mortgage Agent",
      description:
        "Daniel Okafor helps self-employed borrowers and landlords around Barrie and Orillia show lenders the income they really have. Mortgage Agent Level 2.",
    },
  },
};
