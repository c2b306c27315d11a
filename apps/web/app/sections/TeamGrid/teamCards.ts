import { profilePath, type Site } from "@mortgage-kit/content";

/** Returns the card data of all team members. Call it in a loader. */
export function teamCards({ team }: Site) {
  return team.members.map(({ name, firstName, title, level, role, image, alt, ...member }) => ({
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
