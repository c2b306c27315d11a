import { z } from "zod";
import { text } from "../fields.ts";

/** Claim such as "250M+", split into its number and its unit. */
export const statSchema = z
  .strictObject({
    claim: z.string().regex(/^\d+(\.\d)?\D*$/, { error: "a number and its unit, such as 250M+" }),
    label: text,
  })
  .transform(({ claim, label }) => {
    const [, value = "", unit = ""] = /^([\d.]*)(.*)$/.exec(claim) ?? [];
    return { value, unit, label };
  });

export type StatSource = z.input<typeof statSchema>;
export type Stat = z.output<typeof statSchema>;
