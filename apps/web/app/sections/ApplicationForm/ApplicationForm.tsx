import type { ConsentRecord, MortgageApplication } from "@simcoe/contracts";
import { Button, Checkbox, Stack, TextField, useToast } from "@simcoe/ui";
import { type FormEvent, useRef, useState } from "react";
import { checkApplication } from "./checkApplication.ts";
import { DocumentLinks } from "./DocumentLinks.tsx";
import { FormOutcome } from "./FormOutcome.tsx";
import { FormSigns, readSigns } from "./FormSigns.tsx";
import { formWords } from "./formWords.ts";
import { type ApplicationWords, outcomeToast } from "./outcomeToast.ts";
import { type SubmissionOutcome, submitApplication } from "./submitApplication.ts";

const empty = { firstName: "", lastName: "", phoneOrEmail: "", agreedToTerms: false };

export type ApplicationDraft = typeof empty;

const contactFields = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "phoneOrEmail" },
] as const;

export interface ApplicationFormProps {
  words: ApplicationWords;
  /** What is agreed to: the record that is stored with each application. */
  consent: ConsentRecord;
  /** The longest each field may be. */
  limits: Record<(typeof contactFields)[number]["name"], number>;
}

/**
 * The intake form. It is a plain form post until the page is alive, so it can be sent without
 * JavaScript too; afterwards it is sent in the background and answered with a toast.
 */
export function ApplicationForm({ words, consent, limits }: ApplicationFormProps) {
  const [draft, setDraft] = useState(empty);
  const [sending, setSending] = useState(false);
  const [termsError, setTermsError] = useState<string>();
  /** Blank fields are marked once somebody has tried to send them. */
  const [wasTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<SubmissionOutcome | null>(null);
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const toast = useToast();

  const set = (change: Partial<ApplicationDraft>) =>
    setDraft((before) => ({ ...before, ...change }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const signs = readSigns(form);
    const check = checkApplication(draft);
    setOutcome(null);
    setTried(check.kind === "missing");
    setTermsError(
      check.kind === "terms not agreed" ? words.messages.termsNotAgreed.text : undefined,
    );
    if (check.kind !== "complete") {
      focusOn(form, contactFields.find(({ name }) => isBlank(draft[name]))?.name);
      return toast(outcomeToast(check, words));
    }
    setSending(true);
    const sent = await submitApplication(check.application, keyFor(check.application), signs);
    setSending(false);
    setOutcome(sent);
    if (sent.kind === "stored") {
      attempt.current = undefined;
      setDraft(empty);
    }
    toast(outcomeToast(sent, words));
  }

  /** The same application keeps its key, so that a retry cannot be stored a second time. */
  function keyFor(application: MortgageApplication): string {
    const body = JSON.stringify(application);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  return (
    // The server reads the record from here, so that it stores what the page really showed.
    <form
      method="post"
      action="/api/mortgage-applications"
      data-consent={JSON.stringify(consent)}
      onSubmit={submit}
    >
      <Stack space="l">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            label={words.form[name]}
            name={name}
            required
            maxLength={limits[name]}
            value={draft[name]}
            onChange={(value) => set({ [name]: value })}
            onInvalid={() => setTried(true)}
            {...(wasTried && isBlank(draft[name]) && { error: formWords.blank[name] })}
            {...field}
          />
        ))}
        <FormSigns trapLabel={words.form.trap} />
        <Checkbox
          label={consent.text}
          hint={
            consent.documents.some(({ href }) => href) && (
              <DocumentLinks label={words.form.readDocuments} documents={consent.documents} />
            )
          }
          name="agreedToTerms"
          value="true"
          error={termsError}
          checked={draft.agreedToTerms}
          onChange={(agreedToTerms) => set({ agreedToTerms })}
        />
        <Button type="submit" width="full" busy={sending}>
          {sending ? words.form.submitting : words.form.submit}
        </Button>
        <FormOutcome outcome={outcome} words={words.messages} />
      </Stack>
    </form>
  );
}

const isBlank = (text: string) => text.trim() === "";

/** Whoever left a field blank is taken there; the box for the terms has its own words. */
function focusOn(form: HTMLFormElement, name = "agreedToTerms"): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
