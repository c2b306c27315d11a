import { match } from "ts-pattern";
import { months, rate, years } from "../../measures.ts";
import { dollarsAndAnyCents } from "../../money.ts";
import type { Option } from "./optionsOf.ts";
import type { Question } from "./Question.ts";

/** An answer as it is said: Yes, $100, 1.2%, 24 months, Toronto, not known. */
export function answerInWords(
  kind: Question<never, never>["kind"],
  value: unknown,
  options: readonly Option[] | null,
): string {
  if (options) return options.find((option) => option.value === (value ?? ""))?.label ?? "";
  if (value === null) return "not known";
  return match(kind)
    .with("yesNo", () => (value ? "yes" : "no"))
    .with("money", () => dollarsAndAnyCents(Number(value)))
    .with("percent", () => rate(Number(value)))
    .with("months", () => months(Number(value)))
    .with("years", () => years(Number(value)))
    .with("choice", () => String(value))
    .exhaustive();
}
