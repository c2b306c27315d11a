import type { TeamMemberSource } from "@mortgage-kit/content";

export const priyaRaman: TeamMemberSource = {
  name: "Priya Raman",
  level: "Mortgage Agent Level 2",
  role: "Refinancing and debt consolidation",
  languages: ["en", "ta"],
  town: "Innisfil",
  portrait: "team.svg#priya-raman",
  profile: {
    email: "priya@greatersimcoemortgages.example",
    phone: "705-555-0104",
    about: [
      "Priya is the person to call when the monthly payments have stopped adding up. She spent her first working years at a credit counselling office in Barrie, and she has never forgotten how hard that first phone call is. There is no lecture in hers.",
      "She begins with the cost of leaving the mortgage you have. Your lender will quote a penalty; Priya checks it, adds the legal and appraisal fees, and shows you how many months it takes to earn them back. If the answer is too many, she tells you to wait and writes down the date to call you.",
      "When a refinance does make sense, she sees it through to the end: the old cards paid by the lawyer, the balances confirmed at zero, and one payment you can live with. A year later she checks in to see whether it still fits.",
    ],
    testimonials: [
      {
        id: "priya-raman-1",
        text: "Four cards, a truck loan and a line of credit. Priya wrote it all on one sheet and did not make me feel foolish once. We pay eleven hundred dollars a month less now, and she was clear that it would cost more interest if we took the full term.",
        author: "Shawna K.",
        rating: 5,
        timeAgo: "Consolidated debt in Innisfil",
      },
    ],
    metadata: {
      title: "Priya Raman, Mortgage Agent",
      description:
        "Priya Raman works out whether refinancing or consolidating debt pays, penalty and fees included, for homeowners around Barrie and Innisfil.",
    },
  },
};
