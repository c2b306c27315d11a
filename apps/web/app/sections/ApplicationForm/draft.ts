import type { MortgageApplication } from "@mortgage-kit/contracts";

export const emptyDraft = {
  firstName: "",
  lastName: "",
  phoneOrEmail: "",
  agreedToTerms: false,
};

export type ApplicationDraft = typeof emptyDraft;

/** Returns what the form's own fields have, whoever entered it: a visitor, a browser or a manager. */
export function draftIn(form: HTMLFormElement): ApplicationDraft {
  const entered = new FormData(form);
  const text = (name: string) => String(entered.get(name) ?? "");
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    phoneOrEmail: text("phoneOrEmail"),
    agreedToTerms: entered.has("agreedToTerms"),
  };
}

const key = "application";

export function restoreDraft(form: HTMLFormElement): void {
  let saved: Partial<ApplicationDraft> = {};
  try {
    saved = Object(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return;
  }
  for (const [name, value] of Object.entries(saved)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox") field.checked ||= value === true;
    else field.value ||= String(value);
  }
}

/** Saves the draft for as long as the tab is open. */
export function saveDraft(draft: ApplicationDraft): void {
  const isEmpty = Object.values(draft).every((value) => !value);
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // If the browser blocks storage, the form still works without a saved draft.
  }
}

export type ApplicationCheck =
  | { kind: "complete"; application: MortgageApplication }
  | { kind: "missing" }
  | { kind: "terms not agreed" };

/** Validates a draft before sending. It checks no phone or e-mail format. */
export function checkApplication(draft: ApplicationDraft): ApplicationCheck {
  const contact = {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    phoneOrEmail: draft.phoneOrEmail.trim(),
  };
  if (Object.values(contact).some((value) => value === "")) return { kind: "missing" };
  if (!draft.agreedToTerms) return { kind: "terms not agreed" };
  return { kind: "complete", application: { ...contact, agreedToTerms: "true" } };
}
