import { Button, Checkbox, Stack, TextField, ToastProvider } from "@mortgage-kit/ui";
import { useState } from "react";
import { ConsentLabel } from "../FormFields/ConsentLabel.tsx";
import { SpamSignalFields } from "../FormFields/SpamSignalFields.tsx";
import type { ApplicationFormProps } from "./applicationFormData.ts";
import { draftIn } from "./draft.ts";
import { FormOutcome } from "./FormOutcome.tsx";
import { beginFormToken } from "./submitApplication.ts";
import {
  blankIn,
  contactFields,
  type DraftFields,
  useDraft,
  useSubmission,
} from "./useSubmission.ts";

const email = /^\S+@\S+\.\S+$/;

export function looksLikeContact(text: string): boolean {
  const trimmed = text.trim();
  if (email.test(trimmed)) return true;
  // Other characters are allowed, such as those of an extension, a country code or a note.
  return trimmed.replace(/\D/g, "").length >= 7;
}

/** Stays a plain form post until hydration, so that it also works without JavaScript. */
export function ApplicationForm(props: ApplicationFormProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form(props: ApplicationFormProps) {
  const { words, action, consent, placeholders, details } = props;
  const fields = useDraft();
  const { sending, tried, outcome, figures, submit } = useSubmission(props, fields);
  if (outcome?.kind === "stored") {
    return <FormOutcome outcome={outcome} words={words} details={{ ...details, figures }} />;
  }
  const isRefused = tried && !fields.draft.agreedToTerms;
  return (
    // The server reads the consent record here, so that it stores what the page really showed.
    <form
      ref={fields.form}
      method="post"
      action={action}
      data-consent={JSON.stringify(consent)}
      // After hydration all errors are reported in one round; before, the browser reports them.
      noValidate={fields.isHydrated}
      onChange={({ currentTarget }) => fields.keep(draftIn(currentTarget))}
      onSubmit={submit}
      onFocus={beginFormToken}
    >
      <Stack space="l">
        <ContactFields {...props} {...fields} tried={tried} />
        <SpamSignalFields honeypotLabel={words.form.honeypot} />
        <Checkbox
          label={<ConsentLabel {...consent} placeholders={placeholders} />}
          name="agreedToTerms"
          value="true"
          error={isRefused ? words.messages.termsNotAgreed.text : undefined}
        />
        <Button type="submit" width="full" busy={sending}>
          {sending ? words.form.submitting : words.form.submit}
        </Button>
        <FormOutcome outcome={outcome} words={words} />
      </Stack>
    </form>
  );
}

type ContactFieldsProps = Pick<ApplicationFormProps, "words" | "limits"> &
  Pick<DraftFields, "draft" | "read"> & { tried: boolean };

/** Says what is blank after an attempt to send, and what looks like no contact once the field is left. */
function ContactFields({ words, limits, draft, read, tried }: ContactFieldsProps) {
  const [isContactLeft, setContactLeft] = useState(false);
  const blank = blankIn(draft);
  const isUnlikelyContact =
    isContactLeft && !blank.includes("phoneOrEmail") && !looksLikeContact(draft.phoneOrEmail);
  // Waits for the click that caused the blur: a layout shift could move its target.
  const leave = () =>
    setTimeout(() => {
      read();
      setContactLeft(true);
    }, 300);
  return contactFields.map(({ name, ...field }) => (
    <TextField
      key={name}
      label={words.form[name]}
      name={name}
      required
      maxLength={limits[name]}
      error={tried && blank.includes(name) ? words.own.blank[name] : undefined}
      {...(name === "phoneOrEmail" && {
        warning: isUnlikelyContact ? words.own.unlikelyContact : null,
        onBlur: leave,
      })}
      {...field}
    />
  ));
}
