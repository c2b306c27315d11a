import type { MortgageApplication } from "@mortgage-kit/contracts";
import type { ApplicationDraft } from "./savedDraft.ts";

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
