import { createHash } from "node:crypto";
import type { LeadDetails } from "@mortgage-kit/contracts";
import type { Submission } from "./lead.ts";

/** Content of a submission, by which a retry is told from another one. */
export type SubmittedContent = Pick<Submission, "application" | "kind" | "details">;

const hash = (values: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url");

const valuesOf = (details: LeadDetails) => [
  details.purpose,
  details.callTime,
  details.answerBy,
  details.language,
  details.agent,
  details.origin,
  details.result?.title,
  details.result?.day,
  details.result?.lines,
];

export const detailsFingerprint = (details: LeadDetails) => hash(valuesOf(details));

/**
 * Returns a hash that is the same for the same content and no other, without revealing it.
 */
export function fingerprint({ application, kind, details }: SubmittedContent): string {
  const { firstName, lastName, phoneOrEmail, agreedToTerms } = application;
  const fields = [firstName, lastName, phoneOrEmail, agreedToTerms];
  return hash(kind === "call-back" ? [...fields, kind, details && valuesOf(details)] : fields);
}
