export const emptyDraft = {
  firstName: "",
  lastName: "",
  phoneOrEmail: "",
  agreedToTerms: false,
};

export type ApplicationDraft = typeof emptyDraft;

const key = "application";

/** Returns the draft saved in this tab, or an empty one if there is none or storage is blocked. */
export function savedDraft(): Partial<ApplicationDraft> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
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
