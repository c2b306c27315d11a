import type { ToastMessage } from "@mortgage-kit/ui";
import type { ApplicationFormProps } from "./applicationFormData.ts";
import type { ApplicationCheck } from "./draft.ts";
import type { SubmissionOutcome } from "./submitApplication.ts";

export type ApplicationWords = ApplicationFormProps["words"];

type Outcome = Exclude<ApplicationCheck, { kind: "complete" }> | SubmissionOutcome;

export function outcomeToast(outcome: Outcome, { messages }: ApplicationWords): ToastMessage {
  const { title, text } = {
    stored: messages.succeeded,
    missing: messages.missing,
    "terms not agreed": messages.termsNotAgreed,
    failed: { ...messages.failed, text: outcome.kind === "failed" ? outcome.reason : "" },
  }[outcome.kind];
  return { title, description: text, ...(outcome.kind !== "stored" && { tone: "destructive" }) };
}
