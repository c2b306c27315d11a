import type { Draft } from "@mortgage-kit/calculator-engine";
import { type Case, draftOf, readCase } from "@mortgage-kit/calculator-engine/case";
import type { FormView } from "../../FormView.ts";

/** Case that an address brings to a calculator. */
export interface Arrival<Inputs> extends Omit<Case, "inputs"> {
  /** Inputs of the case, among those that the calculator starts with. */
  readonly draft: Draft<Inputs>;
  /** Inputs of the case alone, by their names. */
  readonly inputs: Partial<Draft<Inputs>>;
  /** Step at which it opens; the step after the last question is the result. */
  readonly opensAt: number;
  /** True if the visitor is asked before another calculator's numbers are used. */
  readonly isOffer: boolean;
}

interface Receiver<Inputs> {
  readonly view: Pick<FormView<Inputs>, "calculator" | "steps">;
  readonly start: Draft<Inputs>;
  /** Ids of the calculators and pages that may hand numbers over. */
  readonly senders: readonly string[];
}

/** Parses what a fragment brings; returns `null` if the calculator cannot use it. */
export function arrivalOf<Inputs>(
  fragment: string,
  { view: { calculator, steps }, start, senders }: Receiver<Inputs>,
): Arrival<Inputs> | null {
  const arrived = readCase(fragment, calculator.id);
  const draft = arrived && draftOf(calculator, arrived.inputs, start);
  if (!draft) return null;
  const { from, step } = arrived;
  const own = Object.entries(draft).filter(([name]) => Object.hasOwn(arrived.inputs, name));
  const isUsable =
    from === undefined
      ? step !== undefined || calculator.accepts(draft)
      : senders.includes(from) && own.length > 0;
  if (!isUsable) return null;
  return {
    ...arrived,
    ...{ draft, inputs: Object.fromEntries(own) as Partial<Draft<Inputs>> },
    opensAt: step ?? (from === undefined ? steps.length + 1 : steps.length),
    isOffer: from !== undefined && step === undefined,
  };
}
