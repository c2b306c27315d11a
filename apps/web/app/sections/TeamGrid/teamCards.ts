import { profilePath, type Site } from "@mortgage-kit/content";
import { pictureOf } from "../../art/portraits.ts";

/** Returns the card data of all team members. Call it in a loader. */
export function teamCards({ team }: Site) {
  return team.members.map((member) => {
    const { name, firstName, title, level, role, alt } = member;
    const path = profilePath(member);
    return { name, firstName, title, level, role, alt, path, picture: pictureOf(member) };
  });
}

export type TeamCard = ReturnType<typeof teamCards>[number];
