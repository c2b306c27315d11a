import type { FooterSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { claims } from "./claims.ts";

export const footer: FooterSource = {
  blurb: `A local mortgage team in Orillia. We compare ${claims.lenders} lenders, say what things cost and stay with you until the money moves.`,
  columns: {
    services: { title: "Services" },
    company: {
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
    team: { title: "Team" },
  },
  licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
  independence: "Each office independently owned and operated",
  copyright: `© 2024 ${brokerage.name}`,
  privacyLink: "Privacy Policy",
  termsLink: "Terms of Use",
  sitemapLink: { label: "Sitemap", to: "/sitemap.xml" },
};
