import type { TeamMemberSource } from "@mortgage-kit/content";

export const joelPelletier: TeamMemberSource = {
  name: "Joel Pelletier",
  firstName: "Joel",
  level: "Mortgage Agent Level 2",
  role: "Camps, waterfront, land and private roads",
  languages: ["en", "fr"],
  alt: "Portrait of Joel Pelletier, Mortgage Agent Level 2",
  slug: "joel-pelletier",
  hasProfile: true,
  profile: {
    badge: "Mortgage Agent Level 2",
    email: "joel@lakeheadmortgages.example",
    phone: "807-555-0112",
    about: [
      "Joel grew up in Red Rock, guided on Lake Nipigon in his twenties and has winterized two camps of his own. He can tell from a photo of the crawl space whether a lender will call a place a home or a cabin.",
      "He looks after the properties that do not fit the form: leased Crown land, a well shared with the neighbour, a road the township stops ploughing at the culvert. He asks the awkward questions before you make the offer, because the appraiser will ask them after.",
      "He works in English and French, and keeps Tuesdays for the road between Nipigon and Marathon.",
    ],
    appliesThrough: "application",
    metadata: {
      title: "Joel Pelletier, Mortgage Agent",
      description:
        "Joel Pelletier arranges mortgages for camps, waterfront lots and homes on private roads along Lake Superior's north shore, in English and French.",
    },
  },
};
