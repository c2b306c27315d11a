import { z } from "zod";
import { asciiDigits } from "./asciiDigits.ts";

/** Maximum length of an e-mail address in characters. */
export const emailLimit = 254;

/** Matches exactly one unambiguous address, so that the mail cannot go to anyone else. */
const plainEmail = /^[\w.+'-]{1,64}@[\w-]+(\.[\w-]+)+$/;

const notAnEmail = "Your e-mail address (email) is needed in full, such as name@example.com.";

/**
 * Body of `POST /api/renewal-reminders`: an e-mail address, the month in which a mortgage renews, and
 * the consent to one e-mail. Other fields are rejected.
 */
export const renewalReminder = z.strictObject(
  {
    email: z
      .string({ error: notAnEmail })
      .trim()
      .max(emailLimit, `Your e-mail address (email) may have at most ${emailLimit} characters.`)
      .regex(plainEmail, notAnEmail),
    renewalMonth: z
      .string({ error: "The month (renewalMonth) must be 1 to 12." })
      .overwrite(asciiDigits)
      .regex(/^(0?[1-9]|1[0-2])$/, "The month (renewalMonth) must be 1 to 12."),
    renewalYear: z
      .string({ error: "The year (renewalYear) must have four digits." })
      .trim()
      .overwrite(asciiDigits)
      .regex(/^2\d{3}$/, "The year (renewalYear) must have four digits, such as 2028."),
    agreedToReminder: z.literal("true", {
      error: "Please tick the box if you agree to be e-mailed: without it, nothing may be sent.",
    }),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? "The request has fields that are not expected."
        : "The request must be an object with email, renewalMonth, renewalYear and agreedToReminder.",
  },
);

/** Hours after which an unconfirmed request is deleted. */
export const confirmWithinHours = 48;

/** Response to a request. It is the same for known and unknown addresses. */
export const reminderReceipt = z.object({ confirmWithinHours: z.int() });

/** Paths of the form, of the image that records when it was opened, and of the mails' links. */
export const reminderPaths = {
  ask: "/api/renewal-reminders",
  opened: "/api/renewal-reminders/opened",
  confirm: "/api/renewal-reminders/confirm",
  withdraw: "/api/renewal-reminders/withdraw",
  calendar: "/api/renewal-reminders/calendar",
} as const;
