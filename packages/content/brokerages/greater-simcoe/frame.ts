import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { claims } from "./claims.ts";

export const frame: Pick<ContentSource, "navigation" | "footer" | "notFound"> = {
  /** Menu items in order. The site omits items whose pages or sections it does not have. */
  navigation: [
    { kind: "section", label: "Services", section: "services" },
    { kind: "page", label: "Resources", to: "/resources" },
    { kind: "page", label: "Blog", to: "/blogs" },
    { kind: "page", label: "FAQs", to: "/faqs" },
    { kind: "calculators", label: "Calculators" },
    { kind: "section", label: "How It Works", section: "how-it-works" },
    { kind: "page", label: "Our Team", to: "/our-team" },
    { kind: "page", label: "Careers", to: "/careers" },
    { kind: "section", label: "Reviews", section: "reviews" },
    { kind: "target", label: "Apply Now", target: "applicationPortal" },
    { kind: "page", label: "Get In Touch", to: "/contact" },
  ],
  footer: {
    blurb: `A local mortgage team in Orillia. We compare ${claims.lenders} lenders, say what things cost and stay with you until the money moves.`,
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
    independence: "Each office independently owned and operated",
    copyright: `© 2024 ${brokerage.name}`,
  },
  notFound: {
    title: "Page Not Found",
    text: "We can help you find the best rates for your mortgage, but, for some reason we couldn't find this page! Please navigate back to our site so we can assist you in finding the right information.",
    button: "Back To Home",
    description:
      "This page does not exist. Go back to the home page to find our services, calculators, articles and the people who can help you.",
  },
};
