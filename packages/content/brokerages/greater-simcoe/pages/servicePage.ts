import type { ServicePage } from "@mortgage-kit/content";
/** Texts of every service page. */
export const servicePage: ServicePage = { applyButton: "Apply Now", contactButton: "Contact Us" };
