import type { TeamMemberSource } from "@mortgage-kit/content";

export const hannahLindqvist: TeamMemberSource = {
  name: "Hannah Lindqvist",
  level: "Mortgage Agent Level 1",
  role: "Renewals and cottage country",
  town: "Collingwood",
  portrait: "team.svg#hannah-lindqvist",
  profile: {
    email: "hannah@greatersimcoemortgages.example",
    phone: "705-555-0106",
    about: [
      "Hannah looks after renewals, which is the part of a mortgage most people sign without reading. She reads it. Then she asks the other lenders what they would do to have you, and puts the answers beside your bank's letter.",
      "She lives in Collingwood and knows the roads above the bay in February, which matters more than you would think. A lender wants to know if the road is ploughed, if the water line freezes and if the stove is certified. Hannah asks the seller those questions before you pay for an appraisal.",
      "Her advice rarely changes: start early, compare the whole contract and not only the rate, and never pay for a feature you will not use. She puts a note in her calendar for your next renewal on the day this one closes.",
    ],
    testimonials: [
      {
        id: "hannah-lindqvist-1",
        text: "I was going to sign the letter the bank sent. Hannah asked me to wait one week. She found a better rate, the same prepayment room, and a lender that paid for the transfer. All I did was send her two documents and sign once.",
        author: "Gord W.",
        rating: 5,
        timeAgo: "Renewed a mortgage in Collingwood",
      },
    ],
    metadata: {
      title: "Hannah Lindqvist, Mortgage Agent",
      description:
        "Hannah Lindqvist compares renewal offers and finances homes and cottages from Orillia to Muskoka and Georgian Bay. Mortgage Agent Level 1.",
    },
  },
};
