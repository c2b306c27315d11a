import type { ServicePage } from "@mortgage-kit/content";
/** The words that every service page has. */
export const servicePage: ServicePage = {
  applyButton: "Apply Now",
  contactButton: "Contact Us",
};
