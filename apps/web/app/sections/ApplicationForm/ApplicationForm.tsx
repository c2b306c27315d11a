import type { SentFigures } from "@mortgage-kit/calculators/figures";
import type { MortgageApplication } from "@mortgage-kit/contracts";
import { Button, Checkbox, Stack, TextField, ToastProvider, useToast } from "@mortgage-kit/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { agentAt, cameFrom, takeFigures } from "../../requests/cameFrom.ts";
import { ConsentLabel } from "../FormFields/ConsentLabel.tsx";
import { isHoneypotFilled, SpamSignalFields } from "../FormFields/SpamSignalFields.tsx";
import type { ApplicationFormProps } from "./applicationFormData.ts";
import {
  type ApplicationDraft,
  checkApplication,
  draftIn,
  emptyDraft,
  restoreDraft,
  saveDraft,
} from "./draft.ts";
import { FormOutcome } from "./FormOutcome.tsx";
import { outcomeToast } from "./outcomeToast.ts";
import { beginFormToken, type SubmissionOutcome, submitApplication } from "./submitApplication.ts";

const email = /^\S+@\S+\.\S+$/;

export function looksLikeContact(text: string): boolean {
  const trimmed = text.trim();
  if (email.test(trimmed)) return true;
  // Other characters are allowed, such as those of an extension, a country code or a note.
  return trimmed.replace(/\D/g, "").length >= 7;
}

const contactFields = [
  { name: "firstName", autoComplete: "given-name", autoCapitalize: "words" },
  { name: "lastName", autoComplete: "family-name", autoCapitalize: "words" },
  // The on-screen keyboard for e-mail addresses also has digits.
  { name: "phoneOrEmail", autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
] as const;

/** Stays a plain form post until hydration, so that it also works without JavaScript. */
export function ApplicationForm(props: ApplicationFormProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ words, action, consent, placeholders, limits, details }: ApplicationFormProps) {
  // The fields keep their own values, because browsers and managers fill them without an event.
  const [draft, setDraft] = useState(emptyDraft);
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  /** True after an attempt to send an incomplete form: errors are shown only then. */
  const [tried, setTried] = useState(false);
  const [isContactLeft, setContactLeft] = useState(false);
  const [figures, setFigures] = useState<SentFigures | null>(null);
  const [outcome, setOutcome] = useState<SubmissionOutcome | null>(null);
  const origin = useRef("");
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const toast = useToast();

  useEffect(() => {
    if (form.current) {
      restoreDraft(form.current);
      setDraft(draftIn(form.current));
    }
    setHydrated(true);
    // Read at once, because the page in the other language remembers what this one found.
    origin.current = cameFrom();
    setFigures((brought) => takeFigures() ?? brought);
  }, []);

  function keep(entered: ApplicationDraft): void {
    saveDraft(entered);
    setDraft(entered);
  }

  const errors: Partial<Record<keyof ApplicationDraft, string>> = {
    ...(tried && Object.fromEntries(blankIn(draft).map((name) => [name, words.own.blank[name]]))),
    ...(tried && !draft.agreedToTerms && { agreedToTerms: words.messages.termsNotAgreed.text }),
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const isFilled = isHoneypotFilled(form);
    const entered = draftIn(form);
    const check = checkApplication(entered);
    keep(entered);
    setOutcome(null);
    if (check.kind !== "complete") {
      setTried(true);
      focusOn(form, blankIn(entered)[0] ?? "agreedToTerms");
      return toast(outcomeToast(check, words));
    }
    setTried(false);
    const idempotencyKey = keyFor(check.application);
    setSending(true);
    const sent = await submitApplication(check.application, {
      action,
      idempotencyKey,
      isHoneypotFilled: isFilled,
      origin: origin.current,
      agent: agentAt(
        origin.current,
        details.agents.map(({ value }) => value),
      ),
      words: words.own.failed,
    }).finally(() => setSending(false));
    setOutcome(sent);
    if (sent.kind === "stored") {
      attempt.current = undefined;
      setContactLeft(false);
      keep(emptyDraft);
    }
    toast(outcomeToast(sent, words));
  }

  /** Returns the idempotency key of an application. A retry reuses it, so it is stored only once. */
  function keyFor(application: MortgageApplication): string {
    const body = JSON.stringify(application);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    return attempt.current.key;
  }

  const isUnlikelyContact =
    isContactLeft && !isBlank(draft.phoneOrEmail) && !looksLikeContact(draft.phoneOrEmail);

  if (outcome?.kind === "stored") {
    return <FormOutcome outcome={outcome} words={words} details={{ ...details, figures }} />;
  }
  return (
    // The server reads the consent record here, so that it stores what the page really showed.
    <form
      ref={form}
      method="post"
      action={action}
      data-consent={JSON.stringify(consent)}
      // After hydration all errors are reported in one round; before, the browser reports them.
      noValidate={isHydrated}
      onChange={({ currentTarget }) => keep(draftIn(currentTarget))}
      onSubmit={submit}
      onFocus={beginFormToken}
    >
      <Stack space="l">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            label={words.form[name]}
            name={name}
            required
            maxLength={limits[name]}
            error={errors[name]}
            {...(name === "phoneOrEmail" && {
              warning: isUnlikelyContact ? words.own.unlikelyContact : null,
              // Waits for the click that caused the blur: a layout shift could move its target.
              onBlur: () =>
                setTimeout(() => {
                  if (form.current) setDraft(draftIn(form.current));
                  setContactLeft(true);
                }, 300),
            })}
            {...field}
          />
        ))}
        <SpamSignalFields honeypotLabel={words.form.honeypot} />
        <Checkbox
          label={<ConsentLabel {...consent} placeholders={placeholders} />}
          name="agreedToTerms"
          value="true"
          error={errors.agreedToTerms}
        />
        <Button type="submit" width="full" busy={sending}>
          {sending ? words.form.submitting : words.form.submit}
        </Button>
        <FormOutcome outcome={outcome} words={words} />
      </Stack>
    </form>
  );
}

/** Returns a random key in the form of a UUID. Unlike `randomUUID`, it needs no secure context. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  )
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

const isBlank = (text: string) => text.trim() === "";

const blankIn = (draft: ApplicationDraft) =>
  contactFields.map(({ name }) => name).filter((name) => isBlank(draft[name]));

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
