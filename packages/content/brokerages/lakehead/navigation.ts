import type { HeaderWords, NavigationItem } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const navigation: NavigationItem[] = [
  { kind: "section", label: "What We Do", section: "services" },
  { kind: "calculators", label: "Work It Out" },
  { kind: "page", label: "Questions", to: "/faqs" },
  { kind: "page", label: "Notes", to: "/blogs" },
  { kind: "page", label: "The Three Of Us", to: "/our-team" },
  { kind: "target", label: "Start Online", target: "applicationPortal" },
  { kind: "page", label: "Reach Us", to: "/contact" },
];

export const headerWords: HeaderWords = {
  logoAlt: `${brokerage.name}, front page`,
  menu: "Menu",
  skipLink: "Go to the text",
  mainNavigation: "Site",
};
