import type { ContentSource } from "@mortgage-kit/content";

export const footer: ContentSource["footer"] = {
  blurb:
    "{{name}} arranges mortgages in {{city}}, explains them in plain words and stays with you until they close.",
  columns: {
    services: {
      title: "Services",
    },
    company: {
      title: "Company",
      links: [
        {
          label: "Our Team",
          to: "/our-team",
        },
        {
          label: "Calculators",
          to: "/resources",
        },
        {
          label: "FAQs",
          to: "/faqs",
        },
        {
          label: "Contact",
          to: "/contact",
        },
      ],
    },
    team: {
      title: "Team",
    },
  },
  licence: "Licensed in {{provinceName}}, {{licence}}",
  copyright: "© 2026 {{name}}",
  privacyLink: "Privacy Policy",
  termsLink: "Terms of Use",
  sitemapLink: {
    label: "Sitemap",
    to: "/sitemap.xml",
  },
};
