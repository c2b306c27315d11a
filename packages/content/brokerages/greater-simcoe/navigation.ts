import type { NavigationItem } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

/** Menu items in order. The site omits items whose pages or sections it does not have. */
export const navigation: NavigationItem[] = [
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
];

export const headerWords = {
  logoAlt: `${brokerage.name}, home page`,
  menu: "Menu",
  skipLink: "Skip to the content",
  mainNavigation: "Main",
};
