import { z } from "zod";

/** A text that says something. */
export const text = z.string().trim().min(1);

/**
 * Returns a text schema with a minimum length in characters: too short a description helps no
 * reader.
 */
export const textOf = (min: number) => z.string().trim().min(min);

/** Paragraphs or list entries. */
export const texts = z.array(text).min(1);

/** One segment of a path. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case words joined by hyphens" });

/** A path of the site itself. */
export const sitePath = z.string().startsWith("/", { error: "a path that starts with /" });

export const webAddress = z.url({ protocol: /^https$/, error: "a full https:// address" });

export const phoneNumber = z
  .string()
  .regex(/^\d{3}-\d{3}-\d{4}$/, { error: "a telephone number such as 613-555-0142" });

export const day = z.iso.date({ error: "a day such as 2026-05-31" });
