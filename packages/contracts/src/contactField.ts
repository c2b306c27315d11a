import { z } from "zod";
import { asciiDigits } from "./asciiDigits.ts";

/** Maximum length of each field of an application or a call-back, in characters after trimming. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  phoneOrEmail: 254,
  /** The whole name, of a call-back. */
  name: 200,
} as const;

// Rejects control characters and unpaired surrogates, which not every system stores unchanged.
const printable = /^[^\p{Cc}\p{Cs}]*$/u;
// Counts a text of invisible characters as empty, Hangul fillers and the braille blank too.
const visible = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Returns the schema of a trimmed text within a length; errors name the field by its label. */
export function textField(field: string, label: string, limit: number) {
  return z
    .string({ error: `${label} (${field}) is required.` })
    .trim()
    .max(limit, `${label} (${field}) may have at most ${limit} characters.`)
    .regex(printable, `${label} (${field}) contains characters that cannot be stored.`);
}

/**
 * Returns the schema of a required text within a length, trimmed. Its errors are sentences that name the
 * field by its label.
 *
 * @example
 * contactField("name", "Name", 100).parse(" Ana "); // "Ana"
 */
export function contactField(field: string, label: string, limit: number) {
  return textField(field, label, limit).regex(visible, `${label} (${field}) is required.`);
}

/** Schema of a telephone number or address, with ASCII digits so that staff can call and search it. */
export const phoneOrEmailField = contactField(
  "phoneOrEmail",
  "Phone or e-mail",
  contactLimits.phoneOrEmail,
).overwrite(asciiDigits);

// Error messages echo an unknown field name only if it cannot be personal data.
const plainName = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;

/** Returns the error about fields that a body may not have. */
export function unexpected(body: string, keys: readonly string[]): string {
  const named = keys.filter((key) => plainName.test(key)).slice(0, 5);
  const names = named.length > 0 ? `: ${named.join(", ")}` : "";
  return `${body} has fields that are not expected${names}.`;
}
