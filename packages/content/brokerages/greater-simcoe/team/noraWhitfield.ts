import type { TeamMemberSource } from "@mortgage-kit/content";
import { claims } from "../claims.ts";

const licenceNumber = "M99018420";

export const noraWhitfield: TeamMemberSource = {
  name: "Nora Whitfield",
  firstName: "Nora",
  title: "Team Leader",
  level: "Mortgage Agent Level 2",
  licenceNumber,
  role: "Purchases, renewals and the hard files",
  town: "Orillia",
  portrait: "team.svg#nora-whitfield",
  profile: {
    badge: `Mortgage Agent Level 2, Licence #${licenceNumber}`,
    email: "nora@greatersimcoemortgages.example",
    phone: "705-555-0101",
    about: [
      "Nora grew up in Orillia, above her parents' hardware store, and learned early that people come back to the person who tells them what something really costs. She still works that way. Before she talks about rates, she asks what you want the next five years to look like.",
      "She started the team so that nobody in Greater Simcoe would have to take the first offer their bank makes. Most of her files are purchases and renewals in Orillia, Severn and Oro-Medonte. She also takes the ones that were declined elsewhere: a first year in business, a waterfront lot on a private road, a separation that has to close by Friday.",
      `When you apply, Nora reads your file herself. Once your papers are in, you hear back within ${claims.responseTime} with three things: what you qualify for, which lenders fit, and what she would do in your place. Then you decide, and she does the paperwork.`,
      "Away from the desk she coaches under-thirteen rowing on Lake Couchiching and is slowly restoring a cedar canoe.",
    ],
    appliesThrough: "portal",
    testimonials: [
      {
        id: "nora-whitfield-1",
        text: "Our bank said no because my husband had only just gone out on his own. Nora told us on the phone which two papers were missing, who would lend, and at what price. Nine days later we had an approval and the house on Brant Street.",
        author: "Teresa M.",
        rating: 5,
        timeAgo: "Bought a home in Orillia",
      },
    ],
    metadata: {
      title: "Nora Whitfield, Mortgage Team Leader",
      description:
        "Nora Whitfield leads the team in Orillia: purchases, renewals and files other lenders declined. Mortgage Agent Level 2. Call, write or apply online.",
    },
  },
};
