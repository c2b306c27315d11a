import type { TeamMemberSource } from "@mortgage-kit/content";

export const __person__: TeamMemberSource = {
  name: "{{personName}}",
  firstName: "{{firstName}}",
  level: "{{level}}",
  licenceNumber: "{{personLicence}}",
  alt: "Portrait of {{personName}}, {{level}}",
  slug: "{{personSlug}}",
  hasProfile: true,
  profile: {
    badge: "{{badge}}",
    email: "{{personEmail}}",
    phone: "{{personPhone}}",
    about: [
      "{{firstName}} arranges mortgages in and around {{city}}. Call or write with any question; a first conversation costs nothing and commits you to nothing.",
    ],
    appliesThrough: "application",
    metadata: {
      title: "{{personTitle}}",
      description:
        "{{personName}} in {{city}}: what to ask, how to call or write, and where to apply online.",
    },
  },
};
