import type { SentFigures } from "@mortgage-kit/calculators/figures";
import type { MortgageApplication } from "@mortgage-kit/contracts";
import { useToast } from "@mortgage-kit/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { agentAt, cameFrom, takeFigures } from "../../requests/cameFrom.ts";
import { isHoneypotFilled } from "../FormFields/SpamSignalFields.tsx";
import type { ApplicationFormProps } from "./applicationFormData.ts";
import {
  type ApplicationDraft,
  checkApplication,
  draftIn,
  emptyDraft,
  restoreDraft,
  saveDraft,
} from "./draft.ts";
import { outcomeToast } from "./outcomeToast.ts";
import { type SubmissionOutcome, submitApplication } from "./submitApplication.ts";

export const contactFields = [
  { name: "firstName", autoComplete: "given-name", autoCapitalize: "words" },
  { name: "lastName", autoComplete: "family-name", autoCapitalize: "words" },
  // The on-screen keyboard for e-mail addresses also has digits.
  { name: "phoneOrEmail", autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
] as const;

export const blankIn = (draft: ApplicationDraft) =>
  contactFields.map(({ name }) => name).filter((name) => draft[name].trim() === "");

/** Follows the form's own fields, because browsers and managers fill them without an event. */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [isHydrated, setHydrated] = useState(false);

  const read = () => {
    if (form.current) setDraft(draftIn(form.current));
  };
  const keep = (entered: ApplicationDraft) => {
    saveDraft(entered);
    setDraft(entered);
  };
  useEffect(() => {
    if (form.current) {
      restoreDraft(form.current);
      setDraft(draftIn(form.current));
    }
    setHydrated(true);
  }, []);
  return { form, draft, isHydrated, read, keep };
}

export type DraftFields = ReturnType<typeof useDraft>;

/** Returns where the visitor came from and what result was brought along, once in a browser. */
function useArrival() {
  const origin = useRef("");
  const [figures, setFigures] = useState<SentFigures | null>(null);
  useEffect(() => {
    // Read at once, because the page in the other language remembers what this one found.
    origin.current = cameFrom();
    setFigures((brought) => takeFigures() ?? brought);
  }, []);
  return { origin, figures };
}

/** Returns a function for the idempotency key of an application. A retry reuses it, so it is stored only once. */
function useAttemptKey() {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return (application: MortgageApplication): string => {
    const body = JSON.stringify(application);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    return attempt.current.key;
  };
}

export function useSubmission(
  { words, action, details }: ApplicationFormProps,
  { keep }: DraftFields,
) {
  const [sending, setSending] = useState(false);
  /** True after an attempt to send an incomplete form: errors are shown only then. */
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<SubmissionOutcome | null>(null);
  const { origin, figures } = useArrival();
  const keyFor = useAttemptKey();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const isFilled = isHoneypotFilled(form);
    const entered = draftIn(form);
    const check = checkApplication(entered);
    keep(entered);
    setOutcome(null);
    setTried(check.kind !== "complete");
    if (check.kind !== "complete") {
      focusOn(form, blankIn(entered)[0] ?? "agreedToTerms");
      return toast(outcomeToast(check, words));
    }
    setSending(true);
    const sent = await submitApplication(check.application, {
      action,
      idempotencyKey: keyFor(check.application),
      isHoneypotFilled: isFilled,
      origin: origin.current,
      agent: agentAt(origin.current, details.agents),
      words: words.own.failed,
    }).finally(() => setSending(false));
    setOutcome(sent);
    if (sent.kind === "stored") keep(emptyDraft);
    toast(outcomeToast(sent, words));
  }

  return { sending, tried, outcome, figures, submit };
}

/** Returns a random key in the form of a UUID. Unlike `randomUUID`, it needs no secure context. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  )
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
