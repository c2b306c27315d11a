import { profilePath, team } from "@mortgage-kit/content";

/** Returns the card of each team member, for a loader. */
export function teamCards() {
  return team.map(({ name, firstName, title, level, role, image, alt, ...member }) => ({
    name,
    firstName,
    title,
    level,
    role,
    image,
    alt,
    path: profilePath(member),
  }));
}

export type TeamCard = ReturnType<typeof teamCards>[number];
