/** The words that every service page has. */
export const servicePage = {
  applyButton: "Apply Now",
  contactButton: "Contact Us",
} as const;
