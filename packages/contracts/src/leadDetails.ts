import { z } from "zod";
import {
  contactField,
  contactLimits,
  phoneOrEmailField,
  textField,
  unexpected,
} from "./contactField.ts";
import { answerLanguages, answerWays, callTimes, detailLimits, purposes } from "./detailChoices.ts";
import type { LeadDetails } from "./leadWebhook.ts";
import { termsConsent } from "./termsConsent.ts";

/** A form sends an empty text for a choice that nobody made. */
const choice = <const Ids extends readonly [string, ...string[]]>(field: string, ids: Ids) =>
  z
    .enum(["", ...ids], { error: `The choice (${field}) must be one of ${ids.join(", ")}.` })
    .optional();

const callTimeError = `The choice (callTime) must be one of ${callTimes.join(", ")}, the parts of a day also after a day such as 2026-11-30.`;

const line = textField("resultLines", "A line of the result", detailLimits.line);

/** Describes what may come with a request. A result consists of the texts that its page showed. */
const detailFields = {
  purpose: choice("purpose", purposes),
  /** Part of the office's day, after its ISO date if the visitor chose one: "2026-11-30 morning". */
  callTime: z
    .string({ error: callTimeError })
    .regex(/^(?:(?:\d{4}-\d\d-\d\d )?(?:morning|afternoon|evening)|any)?$/, callTimeError)
    .optional(),
  answerBy: choice("answerBy", answerWays),
  language: choice("language", answerLanguages),
  /** Name of the agent to answer, as the page showed it. */
  agent: textField("agent", "The agent", detailLimits.agent).optional(),
  /** Path of the page from which the visitor came. */
  origin: z
    .string({ error: "The page (origin) must be a path of the site." })
    .max(detailLimits.origin, "The page (origin) is too long.")
    .regex(/^(\/(?!\/)[a-z0-9/-]*)?$/, "The page (origin) must be a path of the site.")
    .optional(),
  /** Title of the calculator, and the day of its result as ISO date. */
  resultTitle: textField("resultTitle", "The result's title", detailLimits.title).optional(),
  resultDay: z
    .string({ error: "The result's day (resultDay) must be a day such as 2026-11-24." })
    .regex(/^(\d{4}-\d\d-\d\d)?$/, "The result's day (resultDay) must be a day such as 2026-11-24.")
    .optional(),
  /** Lines of the result that the visitor wants to send. A form sends one as a plain text. */
  resultLines: z
    .union([
      line,
      z
        .array(line)
        .max(detailLimits.lines, `The result may have at most ${detailLimits.lines} lines.`)
        .refine((lines) => lines.join("").length <= detailLimits.text, {
          error: `The result may have at most ${detailLimits.text} characters.`,
        }),
    ])
    .optional(),
};

const rejected =
  (body: string, sentence: string) => (issue: { code?: string; keys?: readonly string[] }) =>
    issue.code === "unrecognized_keys" ? unexpected(body, issue.keys ?? []) : sentence;

/** Body of `POST /api/application-details`: what a visitor adds to an application that was stored. */
export const applicationDetails = z.strictObject(
  {
    token: z
      .string({ error: "The token (token) of the application is required." })
      .max(200, "The token (token) is not one of ours."),
    ...detailFields,
  },
  { error: rejected("The addition", "The addition must be an object with a token.") },
);

/** Body of `POST /api/call-backs`: a person who wants to be called or written to. */
export const callBack = z.strictObject(
  {
    name: contactField("name", "Name", contactLimits.name),
    phoneOrEmail: phoneOrEmailField,
    agreedToTerms: z.literal("true", { error: termsConsent.refusal }),
    ...detailFields,
  },
  {
    error: rejected(
      "The request",
      "The request must be an object with name, phoneOrEmail and agreedToTerms.",
    ),
  },
);

type ApplicationDetails = z.infer<typeof applicationDetails>;
export type CallBack = z.infer<typeof callBack>;
type SentDetails = Omit<ApplicationDetails, "token">;

/**
 * Returns what a body says, without what was left empty.
 *
 * @example
 * detailsOf({ purpose: "renewal", callTime: "", resultLines: [] }).purpose; // "renewal"
 * detailsOf({ callTime: "2026-11-30 morning" }).callDay; // "2026-11-30"
 * detailsOf({ callTime: "", resultTitle: "Payment", resultLines: "" }).result; // null
 */
export function detailsOf(sent: SentDetails): LeadDetails {
  const lines = [sent.resultLines ?? []].flat().filter((text) => text !== "");
  const [, callDay, callTime] = /^(?:(\S+) )?(\w+)$/.exec(sent.callTime ?? "") ?? [];
  return {
    purpose: sent.purpose || null,
    callTime: callTimes.find((time) => time === callTime) ?? null,
    ...(callDay && { callDay }),
    answerBy: sent.answerBy || null,
    language: sent.language || null,
    agent: sent.agent || null,
    origin: sent.origin || null,
    result:
      lines.length > 0 ? { title: sent.resultTitle ?? "", day: sent.resultDay ?? "", lines } : null,
  };
}

/** Response to details that are stored with their application. */
export const detailsReceipt = z.object({ receivedAt: z.iso.datetime() });
