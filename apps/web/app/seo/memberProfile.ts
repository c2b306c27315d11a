import { profilePath, type TeamMember } from "@mortgage-kit/content";
import { site } from "../site.ts";
import { organization } from "./organization.ts";
import type { StructuredData } from "./pageMeta.ts";
import { socialImagePath } from "./socialImagePath.ts";

/** Returns the structured data of a team member's profile. */
export function memberProfile(member: TeamMember): StructuredData {
  const { name, title, level, profile } = member;
  const path = profilePath(member);
  const url = site.siteUrl + path;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name,
      url,
      image: site.siteUrl + socialImagePath(path),
      jobTitle: title ? [title, level] : level,
      email: profile.email,
      telephone: `+1-${profile.phone}`,
      worksFor: organization(),
    },
  };
}
