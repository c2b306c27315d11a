import type { TeamMemberSource } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";

const name = "[[First and last name]]";
const firstName = "[[First name]]";
const level = "[[Title of the licence, such as Mortgage Broker]]";
const licenceNumber = "[[Licence number of the person]]";

export const firstMember: TeamMemberSource = {
  name,
  firstName,
  level,
  licenceNumber,
  profile: {
    badge: `${level}, Licence #${licenceNumber}`,
    email: "[[E-mail of the person]]",
    phone: "[[Telephone of the person]]",
    about: [
      `${firstName} arranges mortgages in and around ${brokerage.address.city}. Call or write with any question; a first conversation costs nothing and commits you to nothing.`,
    ],
    metadata: {
      title: name,
      description: `${name} in ${brokerage.address.city}: what to ask, how to call or write, and where to apply online.`,
    },
  },
};
