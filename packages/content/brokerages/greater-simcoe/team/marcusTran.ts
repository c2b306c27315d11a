import type { TeamMemberSource } from "@mortgage-kit/content";

export const marcusTran: TeamMemberSource = {
  name: "Marcus Tran",
  level: "Mortgage Agent Level 1",
  role: "First-time buyers",
  languages: ["en", "vi"],
  town: "Midland",
  portrait: "team.svg#marcus-tran",
  profile: {
    email: "marcus@greatersimcoemortgages.example",
    phone: "705-555-0105",
    booking: "https://calendar.example/marcus-tran",
    about: [
      "Marcus bought his own first place, a small semi two streets up from Midland's harbour, two weeks before he sat his licensing exam. He remembers every word he had to look up, so he explains them before you have to ask.",
      "Most of his clients are renting in Midland or Orillia and wondering if they are close. He works it out with you in half an hour: what you can borrow, what you need in the bank on closing day, and which first-time buyer programs you can use together. If you are not there yet, you leave with a savings figure and a date.",
      "Once you start looking, Marcus answers texts from driveways. Send him the listing, and before your second viewing you will know the payment, the taxes and the cash you need to close.",
    ],
    testimonials: [
      {
        id: "marcus-tran-1",
        text: "We thought we were two years away. Marcus showed us how our savings account, my RRSP and the land transfer tax refund fit together, and we got our keys in eight months. He still answers my dumb questions about the furnace.",
        author: "Jess and Devin R.",
        rating: 5,
        timeAgo: "First home, Orillia",
      },
    ],
    metadata: {
      title: "Marcus Tran, Mortgage Agent",
      description:
        "Marcus Tran helps first-time buyers in Midland and Orillia work out what they can borrow, what they must save and when to start looking.",
    },
  },
};
