import type { Draft } from "@simcoe/calculator-engine";
import type { CalculatorView, JudgedAnswer, ResultSummary } from "../../CalculatorView.ts";
import { answersOf } from "../answersOf.ts";
import { type Figure, written } from "../Figure.ts";
import { figuresOf } from "../figuresOf.ts";
import type { Judgement } from "../judgement/Judgement.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** A titled list of what somebody may want to take along. */
export interface TakeawayPart {
  readonly id: "entered" | "result" | "advice" | "assumptions";
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly texts: readonly string[];
}

export interface TakenAlong<Inputs, Result> extends JudgedAnswer<Inputs, Result> {
  readonly view: CalculatorView<Inputs, Result>;
}

/** Everything a result says, in the order it is printed, copied and saved. */
export function takeawayParts<Inputs, Result>(
  { view, inputs, summary, judgement }: TakenAlong<Inputs, Result>,
  words: ResultWords,
): readonly TakeawayPart[] {
  const { parts: titles } = words.takeaway;
  const { advice, notes } = summary;
  const { check, missing, sentence, verdict } = judgement;
  const parts: readonly TakeawayPart[] = [
    {
      id: "entered",
      title: titles.entered,
      figures: answersOf({ view, draft: inputs as Draft<Inputs> }),
      texts: [],
    },
    { id: "result", title: titles.result, figures: resultFigures(summary, judgement), texts: [] },
    {
      id: "advice",
      title: titles.advice,
      figures: [],
      texts: [
        ...(missing ? [] : [sentence]),
        ...(advice ? [advice.text] : []),
        ...(advice && check.holds ? [advice.because] : []),
        verdict,
      ],
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

/** The figures of a result with the lender's after the headline. */
function resultFigures(summary: ResultSummary, { figure, missing }: Judgement): readonly Figure[] {
  const [headline, ...others] = figuresOf(summary);
  return [headline, figure, missing, ...others].filter((each) => each != null);
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
