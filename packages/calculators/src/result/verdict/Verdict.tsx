import type { Answer } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { useLanguage, useResultWords } from "../../language/LanguageProvider.tsx";
import { Changing } from "../Changing.tsx";
import { estimateFigure, formatFigure, lenderFigure } from "../Figure.ts";
import type { Answered } from "../ResultParts.ts";
import * as styles from "./Verdict.css.ts";

/** Shows the reason for the verdict. */
export function VerdictReason<Inputs, Result>({ answer }: Answered<Inputs, Result>) {
  const { because } = useResultWords().engine.verdict(answer);
  if (!because) return null;
  return (
    <p className={styles.because}>
      <Changing text={because} />
    </p>
  );
}

/** Shows the estimate by its rule and a lender's count of it, in one size. */
export function FigurePair<Inputs, Result>({ answer, summary }: Answered<Inputs, Result>) {
  const { format } = useLanguage();
  const { engine, estimate: says, lender: words } = useResultWords();
  const labels = engine.labels(answer.question, answer.lender.estimate.id);
  const { usesLimit } = engine.verdict(answer);
  const estimate = estimateFigure(summary, answer);
  const lender = lenderFigure(summary, answer, labels.lender);
  // The strip shows the differences, and the verdict may have given the reason.
  const { id: reason } = answer.lender.limit;
  const isSaid = usesLimit || reason === "difference" || reason === "same";
  const { confidence } = answer.verdict;
  const open = answer.facts.filter(({ assumed, decides }) => assumed && decides).length;
  const sureness =
    confidence === "depends" ? words.confidence.depends(open) : words.confidence[confidence];
  const place = countedPlace(answer, engine);
  const notes = [
    estimate.note && `${estimate.note}.`,
    summary.advice && says.says(summary.advice.text),
  ];
  return (
    <div className={styles.pairFrame}>
      <dl className={styles.pair}>
        <div className={styles.figure}>
          <dt className={styles.label}>{labels.estimate}</dt>
          <dd className={styles.value}>
            <Changing text={formatFigure(estimate.value, format)} />
          </dd>
          <dd className={styles.note}>{notes.filter(Boolean).join(" ")}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.label}>{labels.lender}</dt>
          <dd className={styles.value}>
            <Changing text={lender ? formatFigure(lender.value, format) : words.none} />
          </dd>
          <dd className={styles.note}>
            {!isSaid && `${engine.limit(answer.lender.limit)} `}
            {place && `${words.place(place)} `}
            {sureness}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Returns the place that an answer was calculated for, city first; empty if it depends on none. */
function countedPlace({ question, inputs, facts }: Answer, engine: Words): string {
  const nameOf = (id: string) => {
    const fact = facts.find((each) => each.id === id);
    return fact && fact.value !== "elsewhere" ? engine.fact(fact, question).value : undefined;
  };
  // For closing costs the province is an input, not a fact.
  const { province } = Object(inputs) as { readonly province?: keyof Words["provinces"] };
  const names = [nameOf("city"), province ? engine.provinces[province] : nameOf("province")];
  return names.filter(Boolean).join(", ");
}
