import { contrastRatio } from "@simcoe/ui/tokens";
import { type Answers, answersSchema } from "./answers.ts";
import { readableColour } from "./readableColour.ts";

/** The contrast that white words need on either colour. */
const minContrast = 4.5;
const white = "#ffffff";

/** What keeps a colour from carrying white words, with the nearest that can; undefined if nothing does. */
export function colourProblem(colour: string): { problem: string; nearest: string } | undefined {
  const ratio = contrastRatio(colour, white);
  if (ratio >= minContrast) return undefined;
  const nearest = readableColour(colour, [white], minContrast);
  const problem = `White words on ${colour} have a contrast of ${ratio.toFixed(2)} to 1, but need ${minContrast}; the nearest colour that passes is ${nearest}.`;
  return { problem, nearest };
}

/** The answers of a file. Throws with every wrong one: its name, what it is, what it must be. */
export function readAnswers(given: unknown): Answers {
  const result = answersSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `  ${path.join(".") || "the file"} must be ${message}.`,
    );
    throw new Error(`The answers cannot be used.\n${lines.join("\n")}`);
  }
  for (const [name, colour] of Object.entries(result.data.colours)) {
    const unreadable = colourProblem(colour);
    if (unreadable) throw new Error(`colours.${name}: ${unreadable.problem}`);
  }
  return result.data;
}
