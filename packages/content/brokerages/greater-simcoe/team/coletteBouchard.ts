import type { TeamMemberSource } from "@mortgage-kit/content";

export const coletteBouchard: TeamMemberSource = {
  name: "Colette Bouchard",
  title: "Executive Assistant",
  level: "Mortgage Agent Level 1",
  role: "Documents, dates and closings",
  languages: ["en", "fr"],
  town: "Penetanguishene",
  portrait: "team.svg#colette-bouchard",
  profile: {
    badge: "Executive Assistant, Mortgage Agent Level 1",
    email: "colette@greatersimcoemortgages.example",
    phone: "705-555-0102",
    about: [
      "If your closing day is quiet, Colette is the reason. She keeps one list for every file: what the lender still needs, who has it, and by when. You will never be asked for the same pay stub twice.",
      "She is from Penetanguishene and works in English and French. Before mortgages she was a law clerk in Midland, where she saw what happens when a condition is met a day late. Now she calls the lawyer, the appraiser and the insurer before they call her.",
      "Colette is a licensed mortgage agent as well, so she can answer the question behind the paperwork. Ask her why a lender wants ninety days of statements and she will tell you, kindly, in two sentences.",
    ],
    testimonials: [
      {
        id: "colette-bouchard-1",
        text: "I am not a paperwork person. Colette sent me a list of six things, ticked them off as I sent photos of them, and called me the day before closing to say there was nothing left to do. There really was nothing left to do.",
        author: "Luc and Anne-Marie D.",
        rating: 5,
        timeAgo: "Bought a home in Penetanguishene",
      },
    ],
    metadata: {
      title: "Colette Bouchard, Executive Assistant",
      description:
        "Colette Bouchard keeps every file on time from application to closing day, in English and French. Executive Assistant and Mortgage Agent Level 1.",
    },
  },
};
