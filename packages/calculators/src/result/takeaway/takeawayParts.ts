import type { Draft } from "@simcoe/calculator-engine";
import type { InsightProps } from "../../CalculatorView.ts";
import { answersOf } from "../answersOf.ts";
import { type Figure, written } from "../Figure.ts";
import { figuresOf } from "../figuresOf.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** A titled list of what somebody may want to take along. */
export interface TakeawayPart {
  readonly id: "entered" | "result" | "advice" | "assumptions";
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly texts: readonly string[];
}

/** Everything a result says, in the order it is printed, copied and saved. */
export function takeawayParts<Inputs, Result>(
  { view, inputs, summary, secondLook }: InsightProps<Inputs, Result>,
  words: ResultWords,
): readonly TakeawayPart[] {
  const { parts: titles } = words.takeaway;
  const { advice, notes } = summary;
  const doubt =
    secondLook && !secondLook.holds
      ? [words.secondLook.short(words.engine.secondLook(secondLook))]
      : [];
  const parts: readonly TakeawayPart[] = [
    {
      id: "entered",
      title: titles.entered,
      figures: answersOf({ view, draft: inputs as Draft<Inputs> }),
      texts: [],
    },
    { id: "result", title: titles.result, figures: figuresOf(summary), texts: [] },
    {
      id: "advice",
      title: titles.advice,
      figures: [],
      texts: advice ? [advice.text, advice.because, ...doubt] : [],
    },
    {
      id: "assumptions",
      title: titles.assumptions,
      figures: [],
      texts: [...view.assumptions, ...(notes?.texts ?? [])],
    },
  ];
  return parts.filter((part) => part.figures.length + part.texts.length > 0);
}

/** The lines of a part as running text. */
export function linesOf(
  { figures, texts }: TakeawayPart,
  { pair, engine }: ResultWords,
): readonly string[] {
  const spoken = ({ label, value, note }: Figure) =>
    pair(label, written(value, engine.format)) +
    (note ? ` (${note.charAt(0).toLowerCase()}${note.slice(1)})` : "");
  return [...figures.map(spoken), ...texts];
}
