import { z } from "zod";

/** The longest each field may be, in characters after trimming. */
export const contactLimits = { firstName: 100, lastName: 100, phoneOrEmail: 254 } as const;

type ContactField = keyof typeof contactLimits;

const labels: Record<ContactField, string> = {
  firstName: "First name",
  lastName: "Last name",
  phoneOrEmail: "Phone or e-mail",
};

// Control characters and unpaired surrogates cannot be stored or shown faithfully everywhere.
const printable = /^[^\p{Cc}\p{Cs}]*$/u;

function contactField(field: ContactField) {
  const label = labels[field];
  const limit = contactLimits[field];
  return z
    .string({ error: `${label} (${field}) is required.` })
    .trim()
    .min(1, `${label} (${field}) is required.`)
    .max(limit, `${label} (${field}) may have at most ${limit} characters.`)
    .regex(printable, `${label} (${field}) contains characters that cannot be stored.`);
}

/** The body of `POST /api/mortgage-applications`: these four fields and no others. */
export const mortgageApplication = z.strictObject(
  {
    firstName: contactField("firstName"),
    lastName: contactField("lastName"),
    phoneOrEmail: contactField("phoneOrEmail"),
    agreedToTerms: z.literal("true", {
      error: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    }),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `The application has fields that are not expected: ${issue.keys.join(", ")}.`
        : "The application must be an object with firstName, lastName, phoneOrEmail and agreedToTerms.",
  },
);

export type MortgageApplication = z.infer<typeof mortgageApplication>;

/** The answer to an application that is durably stored. */
export const applicationReceipt = z.object({ id: z.string(), receivedAt: z.iso.datetime() });
