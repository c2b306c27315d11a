import type { LeadMessage } from "../src/deliveries/leadMail.ts";
import { application, now } from "./submission.ts";

export const message: LeadMessage = {
  id: "0b7f7c5e-52a7-4f0b-9a45-0d3c3a1c9e11",
  receivedAt: now.toISOString(),
  firstName: application.firstName,
  lastName: application.lastName,
  phoneOrEmail: application.phoneOrEmail,
  consent: { version: "2024-1", agreedAt: now.toISOString() },
  source: "script",
  kind: "application",
  details: null,
};
