import { z } from "zod";
import { icon } from "../icons.ts";
import type { TeamMember } from "./teamMemberSchema.ts";

export const profileCardSchema = z.object({
  icon,
  title: z.string().min(1),
  description: z.string().min(20),
  /** A path of the site, or the member's own mailto address. */
  link: z.string().regex(/^(\/|mailto:)/),
});

export type ProfileCard = z.infer<typeof profileCardSchema>;

/** The four service cards of a profile. Only the first differs from member to member. */
export function profileCards(member: TeamMember): ProfileCard[] {
  return [
    {
      icon: "message",
      title: "Ask Me Anything",
      description: `Write to ${member.firstName} with your question. No form, no obligation, a real answer.`,
      link: `mailto:${member.profile.email}`,
    },
    {
      icon: "calculator",
      title: "See how much you can afford",
      description: "Four short steps from your income and debts to a price range you can shop in.",
      link: "/resources/affordability-calculator",
    },
    {
      icon: "clipboard",
      title: "Online Mortgage Application",
      description: "Leave your name and number in a minute. We call you for the rest.",
      link: "/application",
    },
    {
      icon: "percent",
      title: "See our best rates",
      description: "Try a rate in our calculators and see what it does to your payment.",
      link: "/resources",
    },
  ];
}
