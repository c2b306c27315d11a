import { z } from "zod";
import { brokerage } from "./brokerage/brokerage.ts";
import { claims } from "./brokerage/claims.ts";
import { services } from "./services/services.ts";
import { profilePath } from "./team/profilePath.ts";
import { team } from "./team/team.ts";

export const footerLinkSchema = z.object({
  label: z.string().min(1),
  to: z.string().startsWith("/"),
});

const columnSchema = z.object({
  title: z.string().min(1),
  links: z.array(footerLinkSchema).min(6),
});

const columns = z
  .array(columnSchema)
  .length(3)
  .parse([
    {
      title: "Services",
      links: services.map((service) => ({ label: service.name, to: `/${service.slug}` })),
    },
    {
      title: "Company",
      links: [
        { label: "Our Team", to: "/our-team" },
        { label: "Blog", to: "/blogs" },
        { label: "FAQs", to: "/faqs" },
        { label: "Resources", to: "/resources" },
        { label: "Contact", to: "/contact" },
        { label: "Lending Lounge Podcast", to: "/lending-lounge-podcast" },
        { label: "Careers", to: "/careers" },
      ],
    },
    {
      title: "Team",
      links: team.map((member) => ({ label: member.name, to: profilePath(member) })),
    },
  ]);

export const footer = {
  blurb: `A local mortgage team in Orillia. We compare ${claims.lenders} lenders, say what things cost and stay with you until the money moves.`,
  columns,
  licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
  independence: "Each office independently owned and operated",
  copyright: `© ${brokerage.copyrightYear} ${brokerage.name}`,
  privacyLink: "Privacy Policy",
  termsLink: "Terms of Use",
  sitemapLink: { label: "Sitemap", to: "/sitemap.xml" },
} as const;
