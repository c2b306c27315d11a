import type { Content } from "../contentSchema.ts";
import { fill } from "../fill.ts";
import type { IconName } from "../icons.ts";
import { calculatorPath } from "../resources/resourcesSchema.ts";
import type { TeamMember } from "./teamSchema.ts";

export interface ProfileCard {
  icon: IconName;
  title: string;
  description: string;
  /** Path of the site, or the member's mailto URL. */
  link: string;
}

/** Returns the cards of a member's profile, without those whose page the site does not have. */
export function profileCards(
  { team, resources }: Pick<Content, "team" | "resources">,
  member: TeamMember,
): ProfileCard[] {
  const { ask, afford, apply, rates } = team.profile.cards;
  const affordability = resources?.calculatorCards.find(({ id }) => id === "affordability");
  return [
    card("MessageCircle", ask, `mailto:${member.profile.email}`),
    ...(affordability ? [card("Calculator", afford, calculatorPath("affordability"))] : []),
    card("ClipboardList", apply, "/application"),
    ...(resources ? [card("Percent", rates, "/resources")] : []),
  ];

  function card(icon: IconName, words: { title: string; description: string }, link: string) {
    const named = (text: string) => fill(text, { firstName: member.firstName });
    return { icon, title: named(words.title), description: named(words.description), link };
  }
}

/** Returns the path of a member's card: `profileUrl`, else the member's profile page. */
export function profilePath(member: Pick<TeamMember, "slug" | "profileUrl">): string {
  return member.profileUrl ?? `/${member.slug}`;
}
