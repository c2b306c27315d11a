import type { TeamMember } from "./teamSchema.ts";

/** Returns the path of a member's card: `profileUrl`, else the member's profile page. */
export function profilePath(member: Pick<TeamMember, "slug" | "profileUrl">): string {
  return member.profileUrl ?? `/${member.slug}`;
}
