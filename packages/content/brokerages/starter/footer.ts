import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const footer: ContentSource["footer"] = {
  blurb: `${brokerage.name} arranges mortgages in ${brokerage.address.city}, explains them in plain words and stays with you until they close.`,
  columns: {
    services: { title: "Services" },
    company: {
      title: "Company",
      links: [
        { label: "Our Team", to: "/our-team" },
        { label: "Calculators", to: "/resources" },
        { label: "FAQs", to: "/faqs" },
        { label: "Contact", to: "/contact" },
      ],
    },
    team: { title: "Team" },
  },
  licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
  copyright: `© 2026 ${brokerage.name}`,
  privacyLink: "Privacy Policy",
  termsLink: "Terms of Use",
  sitemapLink: { label: "Sitemap", to: "/sitemap.xml" },
};
