import type { HomePage } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";

/** Texts of the home page, by section. It has no reviews. */
export const homePage: HomePage = {
  metadata: {
    title: `${brokerage.name} | Mortgages in Thunder Bay`,
    description: `Three licensed people in Thunder Bay who ask ${claims.lenders} lenders on your behalf. Homes, camps, renewals and second looks, from Atikokan to Marathon.`,
  },
  hero: {
    title: "A Mortgage For Where You Actually Live",
    subtitle: `North of Superior, a house can have a wood furnace, a camp road and a seller who pays taxes in person. We know which of ${claims.lenders} lenders is fine with that.`,
    button: "Start Online",
    ticks: ["Advice Costs Nothing", "Camps Welcome", "En français aussi", "Read By Two Of Us"],
    statsTitle: "Who you are dealing with",
  },
  keyBenefits: {
    title: "What You Can Count On",
    subtitle: "Three promises that we can keep, and no others.",
    items: [
      {
        icon: "file",
        title: "One Honest Page",
        description:
          "Every offer comes to you on one sheet: the rate, the payment, what leaving costs and what we are paid. If two are equal, it says so.",
      },
      {
        icon: "map-pin",
        title: "We Have Seen The Road",
        description:
          "Wells, septic beds, propane, shared driveways. We describe the property to the lender before the appraiser does, so nothing comes as a surprise.",
      },
      {
        icon: "phone",
        title: "A Person Picks Up",
        description:
          "You get the one of us who holds your file, by name, on the number printed here. Nobody will ask you to press three.",
      },
    ],
  },
  process: {
    title: "How It Goes",
    subtitle: "Most purchases take us about three weeks from the first call to a commitment.",
    button: "Begin With A Call",
  },
  stats: {
    title: "Small On Purpose",
    subtitle: "Big enough to be listened to in Toronto, small enough to know your street.",
  },
  about: {
    title: "Why An Office On The Waterfront",
    text: [
      "Everything that built this city went past our window: grain, ore, pulp. Work here comes in seasons and shifts, and a lender a thousand kilometres away reads that as risk unless somebody explains it.",
      "Explaining it is our trade. We write down how your year really runs, attach what proves it, and send it to people who will read past the first line.",
    ],
    items: [
      {
        icon: "users",
        title: "Three Pairs Of Eyes",
        description:
          "Each file is read by two of us before it leaves the building. The second reader looks only for what could go wrong.",
      },
      {
        icon: "calendar",
        title: "Dates On The Wall",
        description:
          "Renewals, rate holds and closings hang on a paper calendar by the door. You will hear from us before your lender's letter reaches you.",
      },
    ],
    button: "Ask Us Something",
  },
  services: {
    title: "Four Things We Do Well",
    subtitle: "If yours is a fifth, call anyway. We will say who does it better.",
    cardLink: "Read On",
    button: "Tell Us Yours",
  },
  team: {
    title: "The Three Of Us",
    subtitle: "Pick whoever sounds right. We share one office and one kettle.",
    buttonVerb: "About",
  },
  faqs: {
    title: "Asked At The Counter",
    subtitle: "Short answers to what people want to know before they sit down.",
    button: "Read Every Answer",
  },
};
