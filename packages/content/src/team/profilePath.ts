import type { TeamMember } from "./teamMemberSchema.ts";

/** Where a member's card leads: the given address, else the member's own page. */
export function profilePath(member: Pick<TeamMember, "slug" | "profileUrl">): string {
  return member.profileUrl ?? `/${member.slug}`;
}
