import type { ContentSource } from "@mortgage-kit/content";

export const navigation: ContentSource["navigation"] = [
  { kind: "section", label: "Services", section: "services" },
  { kind: "calculators", label: "Calculators" },
  { kind: "page", label: "FAQs", to: "/faqs" },
  { kind: "page", label: "Our Team", to: "/our-team" },
  { kind: "target", label: "Apply Now", target: "applicationPortal" },
  { kind: "page", label: "Contact", to: "/contact" },
];
