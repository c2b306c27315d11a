import { randomUUID } from "node:crypto";
import type { MortgageApplication } from "@mortgage-kit/contracts";
import type { LeadMessage } from "../src/deliveries/leadMail.ts";
import type { Submission } from "../src/store/lead.ts";

export const now = new Date("2026-03-08T15:30:00.000Z");

/** Signal of a send that only the test's own limit ends. */
export const { signal: noLimit } = new AbortController();

export const application = {
  firstName: "Maëlle",
  lastName: "O'Brien-李",
  phoneOrEmail: "maelle@example.com",
  agreedToTerms: "true",
} as const;

/** Returns an application by another person, in one or more of the fields. */
export const by = (person: Partial<MortgageApplication>) => ({
  application: { ...application, ...person },
});

export function submission(more: Partial<Submission> = {}): Submission {
  return {
    id: randomUUID(),
    receivedAt: now,
    application,
    consent: { id: "2024-1.words", version: "2024-1" },
    source: "script",
    suspicion: undefined,
    idempotencyKey: undefined,
    ...more,
  };
}

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
