import type { Host } from "../src/Host.tsx";

/** A host that provides everything, for stories and tests; people and addresses are made up. */
export const exampleHost: Host = {
  brokerage: {
    name: "Example Mortgages",
    licence: "FSRA #00000",
    phone: "705-555-0100",
    email: "hello@example.example",
  },
  agents: [
    {
      id: "robin-ng",
      name: "Robin Ng",
      firstName: "Robin",
      email: "robin@example.example",
      title: "Mortgage Agent Level 2",
    },
    {
      id: "marie-eve",
      name: "Marie-Ève Beauchemin-Laframboise de la Chevrotière",
      firstName: "Marie-Ève",
      email: "marie-eve.beauchemin-laframboise@example.example",
    },
  ],
  place: { province: "ON" },
  pages: {
    calculators: "#calculators",
    application: "#application",
    homePurchase: "#home-purchase",
    refinance: "#refinance",
    renewal: "#renewal",
    debtConsolidation: "#debt-consolidation",
    team: "#team",
    whatToBring: "#what-to-bring",
  },
  calculators: [
    { id: "affordability", title: "How Much Can I Afford?", href: "#affordability" },
    { id: "payment", title: "Mortgage Payment", href: "#payment" },
    { id: "refinance", title: "Should I Refinance?", href: "#refinance-calculator" },
  ],
};
