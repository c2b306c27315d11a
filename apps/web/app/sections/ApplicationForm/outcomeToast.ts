import type { ApplicationPage, SiteWords } from "@mortgage-kit/content";
import type { ToastMessage } from "@mortgage-kit/ui";
import { match } from "ts-pattern";
import type { ApplicationCheck } from "./draft.ts";
import type { SubmissionOutcome } from "./submitApplication.ts";

export type ApplicationWords = Pick<ApplicationPage, "form" | "messages" | "nextSteps"> & {
  /** Texts that are the same for every brokerage. */
  own: SiteWords["applicationForm"];
};

type Outcome = Exclude<ApplicationCheck, { kind: "complete" }> | SubmissionOutcome;

/** Returns the toast for the outcome of a submission. */
export function outcomeToast(outcome: Outcome, { messages }: ApplicationWords): ToastMessage {
  const toast = (message: { title: string; text: string }) => ({
    title: message.title,
    description: message.text,
  });
  return match<Outcome, ToastMessage>(outcome)
    .with({ kind: "stored" }, () => toast(messages.succeeded))
    .with({ kind: "missing" }, () => ({ tone: "destructive", ...toast(messages.missing) }))
    .with({ kind: "terms not agreed" }, () => ({
      tone: "destructive",
      ...toast(messages.termsNotAgreed),
    }))
    .with({ kind: "failed" }, ({ reason }) => ({
      tone: "destructive",
      title: messages.failed.title,
      description: reason,
    }))
    .exhaustive();
}
