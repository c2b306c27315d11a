import { type RefObject, useEffect, useRef } from "react";
import { useResultWords } from "../language/LanguageProvider.tsx";
import { FigureGroups } from "../wizard/WizardFigures.tsx";
import type { Answered } from "./Answered.ts";
import { Compare, KeepResult } from "./compare/Compare.tsx";
import { HowItIsWorkedOut } from "./explanation/HowItIsWorkedOut.tsx";
import { SendOrSave } from "./export/SendOrSave.tsx";
import { TellUsMore } from "./facts/TellUsMore.tsx";
import { WhatDecides } from "./facts/WhatDecides.tsx";
import { WhenIdle } from "./idleQueue/WhenIdle.tsx";
import { Actions } from "./nextSteps/Actions.tsx";
import { OtherSteps } from "./nextSteps/OtherSteps.tsx";
import { YourNumbers } from "./numbers/YourNumbers.tsx";
import { Schedule } from "./schedule/Schedule.tsx";
import { Counts } from "./verdict/Counts.tsx";
import * as styles from "./verdict/Verdict.css.ts";
import { Verdict } from "./verdict/Verdict.tsx";

export { answerWith } from "./answerWith.ts";

interface AnsweredProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
}

interface ResultCardProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  heading: RefObject<HTMLHeadingElement | null>;
  startAgain: () => void;
}

/** Shows the verdict, its picture, the two counts behind it, the facts that decide it, and what to do. */
export function ResultCard<Inputs, Result>(props: ResultCardProps<Inputs, Result>) {
  const { answered, heading, startAgain } = props;
  const { answer, summary, parts } = answered;
  return (
    <>
      <Verdict answered={answered} heading={heading} />
      <div className={styles.picture}>
        <WhenIdle>{() => <parts.Picture {...{ answer, summary }} isBare />}</WhenIdle>
      </div>
      <Counts answered={answered} />
      <EstimateFigures answered={answered} />
      <WhatDecides answered={answered} />
      <Actions answered={answered} startAgain={startAgain} />
    </>
  );
}

/** Shows the figures of the estimate that are not among the two counts, and its notes, as specified. */
function EstimateFigures<Inputs, Result>({ answered }: AnsweredProps<Inputs, Result>) {
  const { estimate } = useResultWords();
  const { headline, groups, notes } = answered.summary;
  const isCounted = headline.id === answered.answer.lender.estimate.id;
  return (
    <section className={styles.estimate} aria-label={estimate.title}>
      <FigureGroups
        groups={isCounted ? groups : [{ figures: [headline] }, ...groups]}
        notes={notes}
        layout="beside"
      />
    </section>
  );
}

interface ResultAsideProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  onChange: (inputs: Inputs) => void;
}

/** Shows the visitor's numbers, to change them, and pages where the same numbers are of use. */
export function ResultAside<Inputs, Result>(props: ResultAsideProps<Inputs, Result>) {
  const { answered, onChange } = props;
  return (
    <div className={styles.aside}>
      <YourNumbers answered={answered} onChange={onChange}>
        <KeepResult answered={answered} />
      </YourNumbers>
      <OtherSteps answered={answered} />
    </div>
  );
}

/** Shows the rows below a result, at most five. */
export function ResultRows<Inputs, Result>({ answered }: AnsweredProps<Inputs, Result>) {
  const { OwnRow, nameLoan } = answered.parts;
  const { answer } = answered;
  const { given } = answered.facts;
  // Exports read the latest result, even before their row is rendered again.
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });
  return (
    <>
      <WhenIdle>{() => <Compare answered={answered} />}</WhenIdle>
      <WhenIdle urgent={given}>{() => <TellUsMore answered={answered} />}</WhenIdle>
      <WhenIdle>{() => <HowItIsWorkedOut answered={answered} />}</WhenIdle>
      {OwnRow && <WhenIdle>{() => <OwnRow answer={answer} />}</WhenIdle>}
      {nameLoan && <WhenIdle>{() => <Schedule answered={answered} />}</WhenIdle>}
      <WhenIdle>{() => <SendOrSave answered={answered} latest={latest} />}</WhenIdle>
    </>
  );
}
