import type { Service } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const campsAndWaterfront: Service = {
  slug: "camps-and-waterfront",
  name: "Camps And Waterfront",
  icon: "anchor",
  summary:
    "On Lake Superior, Shebandowan or a road with no number: we know which lenders finance a camp, at what price and on what conditions.",
  hero: {
    title: "Yes, You Can Mortgage A Camp",
    subtitle:
      "Some of them, with some lenders, for some of the price. It turns on the road, the water, the heat and who owns the ground. We find out before you fall in love.",
    primaryButton: "Start Online",
  },
  benefits: {
    title: "How We Go About It",
    cards: [
      {
        icon: "map-pin",
        title: "First, the road",
        description:
          "Ploughed all winter by somebody who is obliged to, or not: that one fact moves a property between a mortgage for homes and one for cabins.",
      },
      {
        icon: "shield",
        title: "Then, water and heat",
        description:
          "A drilled well and a furnace are easy. A lake line and a wood stove are possible. A bucket and a wish are cash only, and we tell you so.",
      },
      {
        icon: "banknote",
        title: "The money, two ways",
        description: `Sometimes it is cheaper to borrow on the house in town, up to ${publishedFigures.refinanceMaximum} of its value, and pay cash for the camp. We work out both.`,
      },
    ],
  },
  checklist: {
    title: "Find Out Before You Offer",
    intro: "Joel's six questions. The listing answers two of them, if you are lucky.",
    items: [
      "Is the land owned, leased from the Crown, or shared?",
      "Who maintains the road in February, and is that in writing?",
      "Where does the water come from, and has it been tested?",
      "Is the septic system approved, and where is the drawing?",
      "What would a home insurer charge, given the distance to a hydrant?",
      "Was anything built without a permit, the dock and the sauna included?",
    ],
  },
  closing: {
    title: "Have A Place In Mind?",
    text: "Send Joel the listing. He answers with what he sees in it and whom he would ask.",
  },
  metadata: {
    title: "Mortgages For Camps And Waterfront",
    description:
      "Financing camps, cottages and waterfront lots around Thunder Bay and Lake Superior: what lenders ask about road, water, heat and land, and what it costs.",
  },
};
