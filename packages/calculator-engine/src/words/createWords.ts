import type { Formula } from "../explain/formula.ts";
import type { FigureId } from "../figures.ts";
import type { BridgeStep } from "../lenderView/bridgeStep.ts";
import type { TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import { createFormatter } from "./createFormatter.ts";
import type { Reason, Turn, Vocabulary } from "./Vocabulary.ts";
import type { Words } from "./Words.ts";
import { writeFormula } from "./writeFormula.ts";

interface Language {
  readonly language: Words["language"];
  readonly locale: Words["locale"];
  readonly vocabulary: Vocabulary;
  /** What the language's typography asks of a finished sentence. */
  readonly typeset: (text: string) => string;
  readonly ruleName: Words["rule"];
}

type Identified = { readonly id: string };
type Named = { readonly id: FigureId; readonly of?: string };

/** One entry of a vocabulary by an id known at run time; the compiler has seen that none is missing. */
type Sayer = Readonly<Record<string, (said: object, format: Words["format"]) => never>>;

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the new answer lies or, for a point that keeps the present one, where that lies. */
function turnOf({ direction, beyond, keeps }: TippingPoint): Turn {
  if (keeps) return beyond ? "from" : "above";
  if (direction === "up") return beyond ? "above" : "from";
  return beyond ? "below" : "to";
}

/** Makes sentences of a language's vocabulary and its formatter. */
export function createWords(of: Language): Words {
  const { language, locale, vocabulary, typeset, ruleName } = of;
  const format = createFormatter(locale);
  const named = (names: Vocabulary["figures"] | Vocabulary["inputs"], { id, of = "" }: Named) => {
    const name: string | ((of: string) => string) = (names as Vocabulary["figures"])[id];
    return typeof name === "string" ? name : name(of);
  };
  const figure = (one: Named) => named(vocabulary.figures, one);
  const said = <Said>(sayings: object, what: Identified, more?: object): Said =>
    (sayings as Sayer)[what.id]?.({ ...what, ...more }, format) as Said;
  const say = (sayings: object, what: Identified) => typeset(said<string>(sayings, what));
  const formula = (tokens: Formula) =>
    writeFormula(tokens, vocabulary, (token) =>
      token.kind === "figure" ? figure(token) : format.short(token),
    );
  const sum = (tokens: Formula) =>
    tokens.some(({ kind }) => kind === "figure")
      ? writeFormula(tokens, vocabulary, (token) => format.short(token))
      : "";

  function bridgeStep(step: BridgeStep): Reason {
    const rule = step.rule ? ruleName(step.rule) : "";
    const { label, because } = said<Reason>(vocabulary.bridge, step, { rule });
    return { label, because: typeset(because) };
  }

  return {
    language,
    locale,
    format,
    figure,
    heading,
    formula,
    sum,
    recommendation: (id) => vocabulary.recommendations[id],
    warning: (id) => typeset(vocabulary.warnings[id]),
    answer: (id) => vocabulary.answers[id],
    note: (note) => say(vocabulary.notes, note),
    secondLook: (look) => say(vocabulary.secondLooks, look),
    verdict: ({ holds }) => vocabulary.verdicts[holds ? "holds" : "refuted"],
    rule: ruleName,
    bridgeStep,
    lenderSentence({ lender, limit }) {
      const { value, unit } = lender;
      const amount = format.roughly({ value: Math.abs(value), unit });
      const start = vocabulary.lender[lender.id]({ amount, isLoss: value < 0 });
      const reason = limit.id === "difference" ? bridgeStep(limit.step) : null;
      const end = said<string>(vocabulary.limits, limit, { said: reason });
      // Where nobody could lend there is no figure to begin with.
      const isRefused = limit.id === "refused" || limit.id === "nothing-fits";
      return typeset(isRefused ? end : `${start}${end}`);
    },
    issue: ({ requirement }) =>
      requirement ? say(vocabulary.requirements, requirement) : vocabulary.unusable,
    step(step) {
      const written = { formula: formula(step.formula), sum: sum(step.formula) };
      if (step.kind === "decision") {
        const value = vocabulary.recommendations[step.answer];
        return { label: heading(vocabulary.recommendation), ...written, value };
      }
      const { since } = step;
      return {
        label: heading(figure(step)),
        ...written,
        ...(since && { formula: vocabulary.since(written.formula, formula(since)) }),
        value: format.quantity(step),
      };
    },
    tippingPoint(point) {
      const { input, value, rounded, becomes } = point;
      if (!value || !rounded || !becomes) {
        return typeset(vocabulary.noTurn(heading(figure(input)), vocabulary.answers[point.answer]));
      }
      const isExact = Math.abs(rounded.value - value.value) < 0.005;
      const written = format.about(rounded);
      return typeset(
        vocabulary.turns[turnOf(point)](
          named(vocabulary.inputs, input),
          isExact ? written : vocabulary.about(written),
          vocabulary.answers[point.keeps ? point.answer : becomes],
        ),
      );
    },
    provinces: vocabulary.provinces,
    cities: vocabulary.cities,
    compoundings: vocabulary.compoundings,
    frequencies: vocabulary.frequencies,
    rateTypes: vocabulary.rateTypes,
  };
}
