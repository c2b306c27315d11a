import { claims } from "../brokerage/claims.ts";
import { pageMetadata, pageMetadataSchema } from "../pageMetadata.ts";

export const contactPage = {
  title: "Talk To A Local Mortgage Agent",
  subtitle:
    "Tell us what you are planning. We will say what is possible, what it costs and what to do next.",
  metadata: pageMetadataSchema.parse(
    pageMetadata(
      "Contact Us in Orillia",
      `Call, write or send a message to our office in Orillia. Free mortgage advice for Greater Simcoe, with an answer within ${claims.responseTime}.`,
    ),
  ),
} as const;
