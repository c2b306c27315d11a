import { profilePath, team } from "@mortgage-kit/content";

/** What a grid of the team shows of each member, for a loader. */
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
