import { z } from "zod";

export const text = z.string().trim().min(1);

export const textOf = (min: number) => z.string().trim().min(min);

export const texts = z.array(text).min(1);

export const titled = { title: text, subtitle: text };

/** Single segment of a path. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case words joined by hyphens" });

export const sitePath = z.string().startsWith("/", { error: "a path that starts with /" });

export const webAddress = z.url({ protocol: /^https$/, error: "a full https:// address" });

/** North American telephone number in any spelling: (613) 555-0142 becomes 613-555-0142. */
export const phoneNumber = z
  .string()
  .overwrite((number) =>
    number.replace(/[\s().+-]/g, "").replace(/^1?(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3"),
  )
  .regex(/^\d{3}-\d{3}-\d{4}$/, { error: "a telephone number such as 613-555-0142" });

export const day = z.iso.date({ error: "a day such as 2026-05-31" });
