import { z } from "zod";
import { contactField, contactLimits, phoneOrEmailField, unexpected } from "./contactField.ts";
import { termsConsent } from "./termsConsent.ts";

const { firstName, lastName } = contactLimits;

/** Body of `POST /api/mortgage-applications`. Other fields are rejected. */
export const mortgageApplication = z.strictObject(
  {
    firstName: contactField("firstName", "First name", firstName),
    lastName: contactField("lastName", "Last name", lastName),
    phoneOrEmail: phoneOrEmailField,
    agreedToTerms: z.literal("true", {
      error: termsConsent.refusal,
    }),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? unexpected("The application", issue.keys)
        : "The application must be an object with firstName, lastName, phoneOrEmail and agreedToTerms.",
  },
);

export type MortgageApplication = z.infer<typeof mortgageApplication>;

/** Response to a durably stored application. */
export const applicationReceipt = z.object({ id: z.string(), receivedAt: z.iso.datetime() });
