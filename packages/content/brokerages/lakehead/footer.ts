import type { FooterSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const footer: FooterSource = {
  blurb:
    "Three licensed people on the old waterfront in Port Arthur. We arrange mortgages from Atikokan to Marathon and answer our own telephone.",
  columns: {
    services: { title: "What we do" },
    company: {
      title: "Find your way",
      links: [
        { label: "The three of us", to: "/our-team" },
        { label: "Calculators", to: "/resources" },
        { label: "Questions", to: "/faqs" },
        { label: "Notes", to: "/blogs" },
        { label: "Reach us", to: "/contact" },
      ],
    },
    team: { title: "People" },
  },
  licence: `${brokerage.licence.label}, ${brokerage.licence.number}`,
  copyright: `© ${brokerage.copyrightYear} ${brokerage.name}`,
  privacyLink: "Privacy",
  termsLink: "Terms",
  sitemapLink: { label: "All pages", to: "/sitemap.xml" },
};
