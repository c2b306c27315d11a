import { contentFrom } from "../src/contentFrom.ts";
import type { ContentSource } from "../src/contentSchema.ts";
import { published } from "../src/published.ts";

type Published = ReturnType<typeof published>;
type Whole = { [Name in keyof Published]-?: NonNullable<Published[Name]> };

/** Returns the published content of a brokerage without omissions. Throws if a part is missing. */
export function publishedWhole(source: ContentSource): Whole {
  const whole = published(contentFrom(source));
  const missing = Object.entries(whole).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new Error(`Left out: ${missing.map(([name]) => name).join(", ")}.`);
  return whole as Whole;
}
