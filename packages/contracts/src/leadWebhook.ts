import { z } from "zod";
import { answerLanguages, answerWays, callTimes, purposes } from "./detailChoices.ts";

const result = z
  .object({
    title: z.string(),
    day: z.string().describe("ISO date; empty if it was not sent"),
    lines: z.array(z.string()),
  })
  .describe("The lines of a result that the visitor chose to send, as the page showed them");

const details = z
  .object({
    purpose: z.enum(purposes).nullable(),
    callTime: z.enum(callTimes).nullable().describe("Part of the office's day"),
    callDay: z.iso.date().optional().describe("The day that was chosen, in the office's time"),
    answerBy: z.enum(answerWays).nullable(),
    language: z.enum(answerLanguages).nullable(),
    agent: z.string().nullable().describe("The agent who should answer"),
    origin: z.string().nullable(),
    result: result.nullable(),
  })
  .describe("What came with the request, or was added to an application later");

/** Holds what came with a request; null for what was not said. */
export type LeadDetails = z.infer<typeof details>;
export type SentResult = z.infer<typeof result>;

/** Types of the signed webhooks to a brokerage's own systems. */
export const leadWebhookTypes = {
  "mortgage_application.received": "An application",
  "mortgage_application.details":
    "What an applicant added to an application later, with the application",
  "mortgage_application.test": "A delivery test; nobody has applied",
  "call_back.received": "A person who wants to be called or written to",
} as const;

export type LeadWebhookType = keyof typeof leadWebhookTypes;

const types = Object.keys(leadWebhookTypes) as [LeadWebhookType, ...LeadWebhookType[]];

/** Body of a webhook to a brokerage's own systems. Fields may be added, never removed or renamed. */
export const leadWebhook = z.object({
  type: z.enum(types),
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    kind: z.enum(["application", "call-back"]),
    firstName: z.string().describe("Of a call-back the whole name"),
    lastName: z.string().describe("Of a call-back empty"),
    phoneOrEmail: z.string(),
    source: z.enum(["script", "form"]),
    consent: z.object({ version: z.string(), agreedAt: z.iso.datetime() }),
    purpose: z.enum(purposes).nullable().describe("As in details"),
    origin: z.string().nullable().describe("Path of the page from which the visitor came"),
    details: details.nullable(),
  }),
});

export type LeadWebhook = z.infer<typeof leadWebhook>;

/** Body of a webhook that tells staff of trouble. It names nobody, and counts to 5,000. */
export const staffWebhook = z.object({
  type: z.literal("staff.attention"),
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.string().describe("The same as webhook-id"),
    mail: z.literal("failing").optional().describe("Mail to staff is refused"),
    backup: z.literal("late").optional().describe("An application is in no backup"),
    open: z.int().describe("Applications and call-backs that nobody has answered, at most 5,000"),
    late: z
      .int()
      .describe("Of these, those that wait longer than the site promises, at most 5,000"),
    held: z.int().describe("Applications that wait for a review, at most 5,000"),
  }),
});

export type StaffWebhook = z.infer<typeof staffWebhook>;
