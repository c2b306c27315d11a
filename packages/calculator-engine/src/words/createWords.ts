import type { InputIssue } from "../calculator.ts";
import type { UsedRate } from "../insight/Answer.ts";
import type { Threshold } from "../insight/thresholds.ts";
import { capitalize } from "./Formatter.ts";
import {
  entry,
  type LanguageWords,
  type Lexicon,
  lexiconOf,
  nameIn,
  type QuestionVocabularies,
  render,
} from "./lexicon.ts";
import type { Labels } from "./QuestionWords.ts";
import type { SharedVocabulary } from "./shared.en.ts";
import type { Words, WordsLanguage } from "./Words.ts";
import { writeFact } from "./writeFact.ts";
import { writeNames, writeStep, writeSum } from "./writeStep.ts";
import { writeBridgeStep, writeLimit, writeVerdict } from "./writeVerdict.ts";

function labelsOf({ questions, typeset }: Lexicon, question: string, estimate?: string): Labels {
  const { labels } = entry(questions, question);
  const chosen = typeof labels === "function" ? labels(estimate) : labels;
  return { ...chosen, estimate: typeset(chosen.estimate), lender: typeset(chosen.lender) };
}

function writeRate({ rates, format }: Lexicon, used: UsedRate): string {
  const rate = format.percent(used.annualRate);
  if (used.from === "entered") return rates.entered(rate);
  const { from, years, kind, day } = used;
  return rates[from](rate, years, kind, day ? format.date(day) : "");
}

/** Returns the side to state: that of the new outcome or, with `keeps`, that of the present one. */
function sideOf({ direction, beyond, keeps }: Threshold): keyof SharedVocabulary["thresholds"] {
  if (keeps) return beyond ? "from" : "above";
  if (direction === "up") return beyond ? "above" : "from";
  return beyond ? "below" : "to";
}

function writeThreshold(lexicon: Lexicon, threshold: Threshold, isUnderLabel: boolean): string {
  const { input, value, rounded, becomes, keeps, outcome } = threshold;
  const near = lexicon.format.about(rounded);
  const isExact = Math.abs(rounded.value - value.value) < 0.005;
  const written = isExact ? near : lexicon.about(near);
  const answer = entry(lexicon.outcomes, keeps ? outcome : becomes);
  const side = sideOf(threshold);
  return isUnderLabel
    ? lexicon.thresholdsUnderLabel[side](written, answer)
    : lexicon.thresholds[side](nameIn(lexicon.inputs, input), written, answer);
}

function writeIssue(
  { requirements, tooLarge, unusable, format }: Lexicon,
  { requirement, received }: InputIssue,
) {
  if (!requirement || requirement.kind === "list") return unusable;
  if ("below" in requirement) return requirements.belowPrice;
  if (!("max" in requirement)) return requirements[requirement.kind];
  const isTooLarge = Number(received) > requirement.max;
  return isTooLarge
    ? tooLarge(format.number(requirement.max))
    : requirements.number(requirement, format);
}

/** Creates the words of a language from its vocabulary, its formatter and some questions. */
export function createWords<Language extends WordsLanguage>(
  words: LanguageWords<Language>,
  questions: QuestionVocabularies,
): Words<Language> {
  const lexicon = lexiconOf(words, questions);
  const { provinces, cities, compoundings, frequencies, rateTypes } = lexicon;
  const { language, locale, format, typeset } = words;
  return {
    ...{ language, locale, format, provinces, cities, compoundings, frequencies, rateTypes },
    heading: capitalize,
    figure: (figure) => nameIn(lexicon.figures, figure),
    recommendation: (id) => entry(lexicon.recommendations, id),
    warning: (id) => typeset(entry(lexicon.warnings, id)),
    note: (note) => typeset(render(lexicon.notes, note, format)),
    question: (id) => ({ name: typeset(entry(questions, id).name) }),
    rule: (rule) => typeset(words.ruleName(rule)),
    rate: (used) => typeset(writeRate(lexicon, used)),
    threshold: (threshold, isUnderLabel = false) =>
      typeset(writeThreshold(lexicon, threshold, isUnderLabel)),
    issue: (issue) => typeset(writeIssue(lexicon, issue)),
    labels: (question, estimate) => labelsOf(lexicon, question, estimate),
    formula: (formula) => writeNames(lexicon, formula),
    sum: (formula) => writeSum(lexicon, formula),
    step: (step) => writeStep(lexicon, step),
    bridgeStep: (step) => writeBridgeStep(lexicon, step),
    limit: (limit) => writeLimit(lexicon, limit),
    verdict: (answer) => writeVerdict(lexicon, answer),
    fact: (fact, question) => writeFact(lexicon, fact, question),
  };
}
