import { team } from "./team.ts";
import type { TeamMember } from "./teamMemberSchema.ts";

/** The member with that slug. Throws on any other, so that a text cannot name who is not there. */
export function member(slug: string): TeamMember {
  const found = team.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No team member has the slug "${slug}".`);
  return found;
}
