import { claims } from "../brokerage/claims.ts";
import { pageMetadata, pageMetadataSchema } from "../pageMetadata.ts";

/** The page inside the frame while no provider hosts the form. */
export const contactFormPlaceholder = {
  title: "Contact Form",
  text: [
    "Our contact form will appear here once our form provider is connected.",
    `Until then, call or write. Tell us what you are planning and when, and we will answer within ${claims.responseTime}.`,
  ],
  callButton: "Call Us",
  emailButton: "Email Us",
  metadata: pageMetadataSchema.parse(
    pageMetadata(
      "Contact Form",
      "The contact form appears here once a form provider is connected. Until then, call or write to our office in Orillia.",
    ),
  ),
} as const;
