import type { RuleInForce } from "../canada/rules/ruleInForce.ts";
import type { Unit } from "../explain/describeSteps.ts";

export interface LenderFigure {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
}

/** A dated rule that a view applied. */
export interface RuleUsed {
  readonly name: string;
  readonly effectiveFrom: string;
  readonly source: string;
  readonly confidence?: "unconfirmed";
}

/** One difference between the headline and the lender's figure. */
export interface BridgeStep {
  readonly label: string;
  /** Whole cents, in dollars; negative where the figure falls. */
  readonly amount: number;
  readonly because: string;
  readonly rule?: RuleUsed;
}

/** An estimate as a Canadian lender would look at it. */
export interface LenderView {
  /** The estimate's own figure, to the cent. */
  readonly headline: LenderFigure;
  /** The lender's figure, to the cent: the headline plus every amount of the bridge, exactly. */
  readonly lender: LenderFigure;
  readonly bridge: readonly BridgeStep[];
  /** Other figures a lender would look at, unrounded. */
  readonly findings: readonly LenderFigure[];
  readonly rulesUsed: readonly RuleUsed[];
  /** Sentences on what stands in the way and what was left out. */
  readonly notes: readonly string[];
}

/** What the figure is once one more thing is looked at as a lender does. */
export interface Stage {
  readonly label: string;
  readonly because: string;
  readonly value: number;
  readonly rule?: RuleInForce<unknown> | undefined;
}

interface Parts {
  readonly unit?: Unit;
  readonly headline: { readonly label: string; readonly value: number };
  readonly lenderLabel: string;
  /** In order; each starts from the one before, so that what lies between is its one difference. */
  readonly stages: readonly Stage[];
  readonly findings?: readonly LenderFigure[];
  /** Rules behind the findings; those of the stages are added. */
  readonly rules?: readonly RuleInForce<unknown>[];
  readonly notes?: readonly string[];
}

/** Adding 0 turns -0, which would be shown as a negative amount, into 0. */
const cents = (dollars: number) => Math.round(dollars * 100) + 0;

const ruleUsed = ({ name, effectiveFrom, source, confidence }: RuleInForce<unknown>): RuleUsed => ({
  name,
  effectiveFrom,
  source,
  ...(confidence && { confidence }),
});

/**
 * Turns a chain of figures into a bridge. Each figure is rounded to whole cents before the
 * differences are taken, so they add up exactly; stages that change nothing are left out.
 */
export function assembleLenderView(parts: Parts): LenderView {
  const { unit = "dollars", headline, lenderLabel, stages, findings = [], notes = [] } = parts;
  let figure = cents(headline.value);
  const bridge: BridgeStep[] = [];
  const rules = new Map<string, RuleUsed>();
  for (const { label, because, value, rule } of stages) {
    const amount = (cents(value) - figure) / 100;
    figure = cents(value);
    if (amount === 0) continue;
    bridge.push({ label, amount, because, ...(rule && { rule: ruleUsed(rule) }) });
    if (rule) rules.set(rule.name, ruleUsed(rule));
  }
  for (const rule of parts.rules ?? []) rules.set(rule.name, ruleUsed(rule));
  return {
    headline: { label: headline.label, value: cents(headline.value) / 100, unit },
    lender: { label: lenderLabel, value: figure / 100, unit },
    bridge,
    findings,
    rulesUsed: [...rules.values()],
    notes,
  };
}
