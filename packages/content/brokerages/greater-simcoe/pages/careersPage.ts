import type { CareersPage } from "@mortgage-kit/content";
import { claims } from "../claims.ts";
import { noraWhitfield } from "../team/noraWhitfield.ts";

const statistics: CareersPage["statistics"] = [
  { number: "100K+", label: "Average Earnings", icon: "Wallet" },
  { number: "30K+", label: "Average Salary Increase", icon: "TrendingUp" },
  { number: claims.volumeFunded, label: "Mortgages Funded", icon: "House" },
  { number: claims.yearsOfExperience, label: "Years of Experience", icon: "BadgeCheck" },
];

const benefits: CareersPage["benefits"]["items"] = [
  {
    icon: "GraduationCap",
    title: "A Mentor At The Next Desk",
    description: `Your first ten files are worked beside ${noraWhitfield.firstName}. You learn how to read a return, write a lender's note and deliver a no.`,
    colour: "water",
  },
  {
    icon: "Users",
    title: "People Who Already Know Us",
    description: `${claims.fiveStarReviews} five-star reviews bring calls every week. You start with conversations to have, not a list of strangers to phone.`,
    colour: "land",
  },
  {
    icon: "Laptop",
    title: "Your Files Kept In Order",
    description:
      "Document collection, lender conditions and closing dates are tracked for you, so your hours go to clients.",
    colour: "shallow",
  },
  {
    icon: "Clock",
    title: "Hours You Can Live With",
    description:
      "Work from the office in Orillia, from home or from a client's kitchen. We care about answered calls and clean files, not about chairs.",
    colour: "deep",
  },
];

export const careersPage: CareersPage = {
  hero: {
    title: "Build Your Mortgage Career By The Lake",
    subtitle:
      "We are looking for mortgage agents in Orillia, Barrie and Midland who like people, finish what they start and tell the truth about a payment.",
    button: "Join Our Team",
  },
  statistics,
  benefits: { title: "Why Agents Stay With Us", items: benefits },
  idealCandidate: {
    title: "Ideal Candidate",
    items: [
      "You hold an Ontario mortgage agent licence, or you are taking the course now",
      "You call back the same day, even when the answer is no",
      "You can explain a penalty to a friend without using the word differential",
      "You have worked with people before: in a branch, a shop, a crew or a classroom",
      "You live in Greater Simcoe, or plan to",
      "You would rather lose a deal than sell the wrong one",
    ],
  },
  whatWeOffer: {
    title: "What We Offer",
    items: [
      `Access to ${claims.lenders} lenders from your first day`,
      "A commission split in writing, reviewed each year",
      "Leads from our website, our reviews and our podcast",
      "Help with licence, errors and omissions insurance and continuing education",
      "Marketing that is done for you and carries your name",
      "A path from Level 1 to Level 2, with the course paid",
    ],
  },
  contact: {
    title: "Let's Talk Before You Apply",
    text: `There is no form. Call or write to ${noraWhitfield.name}, ${noraWhitfield.level}, say what you do now and what you would like to do, and you will get a time for coffee in Orillia.`,
    phone: noraWhitfield.profile.phone,
    email: noraWhitfield.profile.email,
    button: `Contact ${noraWhitfield.name} Today`,
  },
  metadata: {
    title: "Mortgage Agent Careers in Orillia",
    description:
      "Become a mortgage agent with a local team in Orillia: a mentor beside you, calls to answer from day one and a written commission split.",
  },
};
