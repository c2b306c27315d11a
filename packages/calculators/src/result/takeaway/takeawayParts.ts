import type { Draft } from "@simcoe/calculator-engine";
import type { SecondLook } from "@simcoe/calculator-engine/insight";
import { answersOf } from "../../answersOf.ts";
import type { CalculatorView, Figure, ResultSummary } from "../../CalculatorView.ts";
import { figuresOf } from "../../figuresOf.ts";

/** A titled list of what somebody may want to take along. */
export interface TakeawayPart {
  readonly id: "entered" | "result" | "advice" | "assumptions";
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly texts: readonly string[];
}

interface Takeaway<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  inputs: Inputs;
  summary: ResultSummary;
  secondLook: SecondLook<unknown> | null;
}

/** Everything a result says, in the order it is printed, copied and saved. */
export function takeawayParts<Inputs, Result>(
  takeaway: Takeaway<Inputs, Result>,
): readonly TakeawayPart[] {
  const { view, inputs, summary, secondLook } = takeaway;
  const doubt = secondLook && !secondLook.holds ? [`On a second look: ${secondLook.sentence}`] : [];
  const advice = summary.advice ? [summary.advice.text, summary.advice.because, ...doubt] : [];
  const parts: readonly TakeawayPart[] = [
    {
      id: "entered",
      title: "What was entered",
      figures: answersOf({ view, draft: inputs as Draft<Inputs> }),
      texts: [],
    },
    { id: "result", title: "Result", figures: figuresOf(summary), texts: [] },
    { id: "advice", title: "What it means", figures: [], texts: advice },
    {
      id: "assumptions",
      title: "What this estimate assumes",
      figures: [],
      texts: [...view.assumptions, ...(summary.notes?.texts ?? [])],
    },
  ];
  return parts.filter((part) => part.figures.length + part.texts.length > 0);
}

/** The lines of a part as running text. */
export function linesOf({ figures, texts }: TakeawayPart): readonly string[] {
  const spoken = ({ label, value, note }: Figure) =>
    `${label}: ${value}${note ? ` (${note.charAt(0).toLowerCase()}${note.slice(1)})` : ""}`;
  return [...figures.map(spoken), ...texts];
}
