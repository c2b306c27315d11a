import type { TeamMemberSource } from "@mortgage-kit/content";

export const ruthOkeke: TeamMemberSource = {
  name: "Ruth Okeke",
  firstName: "Ruth",
  title: "Agent And Office Manager",
  level: "Mortgage Agent Level 1",
  role: "Newcomers, nurses and shift workers",
  alt: "Portrait of Ruth Okeke, Agent and Office Manager",
  slug: "ruth-okeke",
  hasProfile: true,
  profile: {
    badge: "Agent and Office Manager, Mortgage Agent Level 1",
    email: "ruth@lakeheadmortgages.example",
    phone: "807-555-0113",
    about: [
      "Ruth came to Thunder Bay to nurse at the hospital on Oliver Road and bought her first house here eighteen months later, with a work permit, a short credit history and a great deal of paper. Now she helps others do it with less paper.",
      "She knows how a lender counts night premiums, call-in shifts and a contract that renews every spring, and which of them will wait for a permanent residence card. When yours will not count yet, she tells you the month it will.",
      "She also runs the office. If your file is waiting for something, she is the person who knows what, and who has it.",
    ],
    appliesThrough: "application",
    metadata: {
      title: "Ruth Okeke, Agent and Office Manager",
      description:
        "Ruth Okeke helps newcomers, nurses and shift workers in Thunder Bay buy a home on the income they really have. Call or write to her directly.",
    },
  },
};
