import { z } from "zod";
import { contactLimits } from "./contactLimits.ts";
import { termsConsent } from "./termsConsent.ts";

type ContactField = keyof typeof contactLimits;

const labels: Record<ContactField, string> = {
  firstName: "First name",
  lastName: "Last name",
  phoneOrEmail: "Phone or e-mail",
};

// Rejects control characters and unpaired surrogates, which not every system stores unchanged.
const printable = /^[^\p{Cc}\p{Cs}]*$/u;
// Requires a visible character: a name of only invisible ones counts as empty.
// Hangul fillers and the braille blank are invisible too.
const visible = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;
// Error messages echo an unknown field name only if it cannot be personal data.
const plainName = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;

function contactField(field: ContactField) {
  const label = labels[field];
  const limit = contactLimits[field];
  return z
    .string({ error: `${label} (${field}) is required.` })
    .trim()
    .max(limit, `${label} (${field}) may have at most ${limit} characters.`)
    .regex(printable, `${label} (${field}) contains characters that cannot be stored.`)
    .regex(visible, `${label} (${field}) is required.`);
}

function unexpected(keys: string[]): string {
  const named = keys.filter((key) => plainName.test(key)).slice(0, 5);
  const names = named.length > 0 ? `: ${named.join(", ")}` : "";
  return `The application has fields that are not expected${names}.`;
}

/** Body of `POST /api/mortgage-applications`. Other fields are rejected. */
export const mortgageApplication = z.strictObject(
  {
    firstName: contactField("firstName"),
    lastName: contactField("lastName"),
    phoneOrEmail: contactField("phoneOrEmail"),
    agreedToTerms: z.literal("true", {
      error: termsConsent.refusal,
    }),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? unexpected(issue.keys)
        : "The application must be an object with firstName, lastName, phoneOrEmail and agreedToTerms.",
  },
);

export type MortgageApplication = z.infer<typeof mortgageApplication>;

/** Response to a durably stored application. */
export const applicationReceipt = z.object({ id: z.string(), receivedAt: z.iso.datetime() });
