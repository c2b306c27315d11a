import {
  type CitedRule,
  type NamedFigure,
  type StatedFact,
  type StatedVerdict,
  type ToolAnswer,
  type ToolLanguage,
  wordsIn,
} from "./answer.ts";

type Confidence = StatedVerdict["confidence"];

const certaintyFrench: Readonly<Record<Confidence, string>> = {
  checked: "vérifiée",
  usual: "usuelle, selon des valeurs habituelles",
  depends: "dépend des hypothèses",
  "not-checked": "non vérifiée, car une partie n’est pas comptée",
};

const ruleConfidenceFrench: Readonly<Record<CitedRule["confidence"], string>> = {
  official: "source officielle",
  "second-hand": "source secondaire",
  convention: "convention du marché",
  unconfirmed: "non confirmée",
};

const texts = {
  en: {
    asOf: (day: string) => `By the rules of ${day}:`,
    page: (address: string) => `See it on the page, and change it: ${address}`,
    value: (value: string) => `Its value: ${value}.`,
    confidence: (word: Confidence) => `Confidence: ${word}.`,
    ruleConfidence: (word: CitedRule["confidence"]): string => word,
    assumed: (id: string) => `Assumed (${id}): `,
    stated: (id: string) => `Stated (${id}): `,
    unknown: (id: string) => `Not known (${id}): `,
    askFirst: (id: string, question: string) =>
      `Ask the person before you give a figure (${id}): ${question}`,
    figure: (name: string, value: string) => `${name}: ${value}`,
    none: "none",
    rule: "Rule",
    period: (from: string, to?: string) => `from ${from}${to ? ` to ${to}` : ""}`,
    source: (citation: string) => citation,
    publisher: (name: string, licence: string) =>
      `Estimate of ${name} (${licence}), not an offer of a loan.`,
  },
  fr: {
    asOf: (day: string) => `Selon les règles du ${day}\u00a0:`,
    page: (address: string) => `À voir sur la page et à modifier\u00a0: ${address}`,
    value: (value: string) => `Sa valeur\u00a0: ${value}.`,
    confidence: (word: Confidence) => `Certitude\u00a0: ${certaintyFrench[word]}.`,
    ruleConfidence: (word: CitedRule["confidence"]) => ruleConfidenceFrench[word],
    assumed: (id: string) => `Hypothèse (${id})\u00a0: `,
    stated: (id: string) => `Indiqué (${id})\u00a0: `,
    unknown: (id: string) => `Inconnu (${id})\u00a0: `,
    askFirst: (id: string, question: string) =>
      `À demander avant de donner un chiffre (${id})\u00a0: ${question}`,
    figure: (name: string, value: string) => `${name}\u00a0: ${value}`,
    none: "aucun",
    rule: "Règle",
    period: (from: string, to?: string) => `depuis le ${from}${to ? ` jusqu’au ${to}` : ""}`,
    source: (citation: string) => `source citée en anglais\u00a0: ${citation}`,
    publisher: (name: string, licence: string) =>
      `Estimation de ${name} (${licence}), et non une offre de prêt.`,
  },
};

/** Returns the answer as text: the refusal or verdict, the figure, its workings, rules and notes. */
export function describeAnswer(answer: ToolAnswer, language: ToolLanguage): string {
  const { refusal, asks, verdict, figure, ruleValue, workings, rules } = answer;
  const { rulesAsOf, notes, publisher, page } = answer;
  const say = texts[language];

  const describeFigure = ({ name, value, unit }: NamedFigure) =>
    say.figure(
      name,
      value === null ? say.none : wordsIn[language].format.quantity({ value, unit }),
    );
  function describeFact({ id, ask, written, assumed, effect }: StatedFact): string {
    const fact = assumed ? `${say.assumed(id)}${written}.` : `${say.stated(id)}${written}.`;
    return `${written ? fact : `${say.unknown(id)}${ask}`}${effect && ` ${effect}`}`;
  }
  const describeVerdict = ({ sentence, because, whatToDo, confidence, ...rest }: StatedVerdict) => [
    // The refusal has the sentence of a negative verdict.
    ...[sentence, because, ...whatToDo].filter((text) => text && !refusal?.includes(text)),
    ...[rest.estimate, rest.lender].map(describeFigure),
    say.confidence(confidence),
    ...rest.facts
      .filter(({ assumed, decides, effect }) => !assumed || decides || effect)
      .map(describeFact),
  ];
  const describeRule = (rule: CitedRule) => {
    const { id, name, place, effectiveFrom, effectiveTo, citation, url, confidence } = rule;
    const { date } = wordsIn[language].format;
    const period = say.period(date(effectiveFrom), effectiveTo && date(effectiveTo));
    return `${say.rule} ${say.figure(id, `${name} (${place}), ${period}; ${say.source(citation)}, ${url}; ${say.ruleConfidence(confidence)}.`)}`;
  };

  const { date } = wordsIn[language].format;
  return [
    say.asOf(date(rulesAsOf)),
    ...(refusal ? [refusal] : []),
    ...asks.map(({ id, ask }) => say.askFirst(id, ask)),
    // A verdict includes the figure, beside the estimate.
    ...(verdict ? describeVerdict(verdict) : figure ? [describeFigure(figure)] : []),
    ...(ruleValue === undefined ? [] : [say.value(inWords(ruleValue, say.none))]),
    ...workings.map((working) => `- ${describeFigure(working)}`),
    ...rules.map(describeRule),
    ...notes.filter((note) => !verdict?.whatToDo.includes(note)),
    ...(page ? [say.page(page)] : []),
    ...(publisher
      ? [`${say.publisher(publisher.brokerage, publisher.licence)} ${publisher.url}`]
      : []),
  ].join("\n");
}

/** Formats a rule's value recursively: rows separated by commas, figures preceded by their names. */
function inWords(value: unknown, none: string): string {
  if (Array.isArray(value)) {
    const rows = value.map((row) => (Array.isArray(row) ? row.join(", ") : inWords(row, none)));
    return rows.join("; ") || none;
  }
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${inWords(each, none)}`)
    .join("; ");
}
