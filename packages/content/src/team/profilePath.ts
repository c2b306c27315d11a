import type { TeamMember } from "./teamMemberSchema.ts";

/** Returns the target of a member's card: the given address, else the member's profile page. */
export function profilePath(member: Pick<TeamMember, "slug" | "profileUrl">): string {
  return member.profileUrl ?? `/${member.slug}`;
}
