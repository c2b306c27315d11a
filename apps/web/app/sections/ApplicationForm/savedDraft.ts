export const emptyDraft = {
  firstName: "",
  lastName: "",
  phoneOrEmail: "",
  agreedToTerms: false,
};

export type ApplicationDraft = typeof emptyDraft;

const key = "application";

/** Returns the draft typed in this tab before a reload; empty where the browser stores nothing. */
export function savedDraft(): Partial<ApplicationDraft> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps the draft for as long as the tab is open. */
export function saveDraft(draft: ApplicationDraft): void {
  const isEmpty = Object.values(draft).every((value) => !value);
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that forbids it loses a convenience, not the form.
  }
}
