import { expectTypeOf, test } from "vitest";
import { bridgeEnglish } from "../lenderView/lenderView.en.ts";
import { figuresFrench } from "./shared.fr.ts";
import type { AnySecondLook, Vocabulary } from "./Vocabulary.ts";

/** Compiled, never run: each directive fails the build if the line beneath it is accepted. */
export function misuse() {
  const { compounding, ...bridge } = bridgeEnglish;
  // @ts-expect-error a difference without words
  const steps: Vocabulary["bridge"] = bridge;
  // @ts-expect-error the names of the questions' own figures are missing
  const figures: Vocabulary["figures"] = figuresFrench;
  // @ts-expect-error an answer that no estimate gives
  const answers: Partial<Vocabulary["answers"]> = { "wait-and-see": "waiting is better" };
  return { compounding, steps, figures, answers };
}

test("every second look has a sentence of its own", () => {
  expectTypeOf<keyof Vocabulary["secondLooks"]>().toEqualTypeOf<AnySecondLook["id"]>();
});
