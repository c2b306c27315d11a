import type { ContactPage } from "@mortgage-kit/content";
import { claims } from "../claims.ts";

export const contactPage: ContactPage = {
  title: "Talk To A Local Mortgage Agent",
  subtitle:
    "Tell us what you are planning. We will say what is possible, what it costs and what to do next.",
  metadata: {
    title: "Contact Us in Orillia",
    description: `Call, write or send a message to our office in Orillia. Free mortgage advice for Greater Simcoe, with an answer within ${claims.responseTime}.`,
  },
};
