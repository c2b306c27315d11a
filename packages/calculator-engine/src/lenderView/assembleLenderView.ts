import type { FigureId } from "../figures.ts";
import type { Figure } from "../quantity.ts";
import type { LenderFigureId } from "../questions.ts";
import type { BridgeStep, Stage } from "./bridgeStep.ts";
import { type LenderLimit, largestDifference } from "./lenderLimit.ts";
import type { FirstTimeTested, Note } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** An estimate as a Canadian lender would look at it. */
export interface LenderView {
  /** The estimate's own figure, to the cent. */
  readonly headline: Figure;
  /** The lender's figure, to the cent: the headline plus every amount of the bridge, exactly. */
  readonly lender: Figure & { readonly id: LenderFigureId };
  /** Whether the two are more than a tenth of the headline apart. */
  readonly isFar: boolean;
  /** What the lender's figure comes from. */
  readonly limit: LenderLimit;
  readonly bridge: readonly BridgeStep[];
  /** Other figures a lender would look at, unrounded. */
  readonly findings: readonly Figure[];
  readonly rulesUsed: readonly RuleUsed[];
  readonly notes: readonly Note[];
}

interface Parts {
  /** Dollars. */
  readonly headline: readonly [id: FigureId, value: number];
  readonly lender: LenderFigureId;
  /** In order; each starts from the one before, so that what lies between is its one difference. */
  readonly stages: readonly Stage[];
  /** The largest difference unless given. */
  readonly limit?: LenderLimit | null;
  readonly findings?: readonly Figure[];
  /** Rules behind the findings; those of the stages are added. */
  readonly rules?: readonly RuleUsed[];
  readonly notes?: readonly Note[];
  /** How laws judged whether the buyers buy for the first time; said as the last note. */
  readonly tests?: readonly FirstTimeTested[];
}

/** Adding 0 turns -0, which would be shown as a negative amount, into 0. */
const cents = (dollars: number) => Math.round(dollars * 100) + 0;

/**
 * Turns a chain of figures into a bridge. Each figure is rounded to whole cents before the
 * differences are taken, so they add up exactly; stages that change nothing are left out.
 */
export function assembleLenderView(parts: Parts): LenderView {
  const { headline, lender, stages, findings = [], notes = [], tests = [] } = parts;
  const start = cents(headline[1]);
  let figure = start;
  const bridge: BridgeStep[] = [];
  const rules = new Map<string, RuleUsed>();
  for (const { value, rule, ...reason } of stages) {
    const amount = (cents(value) - figure) / 100;
    figure = cents(value);
    if (amount === 0) continue;
    bridge.push({ ...reason, amount, ...(rule && { rule }) });
    if (rule) rules.set(rule.id, rule);
  }
  for (const rule of [...(parts.rules ?? []), ...tests.map(({ rule }) => rule)]) {
    rules.set(rule.id, rule);
  }
  return {
    headline: { id: headline[0], value: start / 100, unit: "dollars" },
    lender: { id: lender, value: figure / 100, unit: "dollars" },
    isFar: Math.abs(figure - start) > Math.abs(start) / 10,
    limit: parts.limit ?? largestDifference(bridge),
    bridge,
    findings,
    rulesUsed: [...rules.values()],
    notes: tests.length > 0 ? [...notes, { id: "first-time", tests }] : notes,
  };
}

/** A finding under its name. */
export const finding = (id: FigureId, value: number, unit: Figure["unit"]): Figure => ({
  id,
  value,
  unit,
});
