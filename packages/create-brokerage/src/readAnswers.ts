import { allowedInWords, wrongValues } from "@mortgage-kit/content/check";
import { colourProblem } from "@mortgage-kit/ui/tokens";
import { type Answers, answersSchema } from "./answers.ts";
import { postalCodeProblem } from "./places.ts";

/**
 * Validates the answers of a file or of the questions. Throws an error that lists every invalid
 * answer with its value and the allowed values.
 */
export function readAnswers(given: unknown): Answers {
  const result = answersSchema.safeParse(given, { error: allowedInWords });
  if (!result.success) {
    throw unusable(
      wrongValues(given, result.error.issues).map(
        ({ path, problem }) => `${path.join(".") || "the file"} ${problem}.`,
      ),
    );
  }
  const { colours, postalCode, province } = result.data;
  const problems = Object.entries(colours).flatMap(([name, colour]) => {
    const unreadable = colourProblem(colour);
    return unreadable ? `colours.${name}: ${unreadable.problem}` : [];
  });
  const elsewhere = postalCode && postalCodeProblem(postalCode, province);
  if (elsewhere) problems.push(`postalCode ${elsewhere}.`);
  if (problems.length > 0) throw unusable(problems);
  return result.data;
}

const unusable = (problems: readonly string[]) =>
  new Error(`The answers cannot be used.\n${problems.map((line) => `  ${line}`).join("\n")}`);
