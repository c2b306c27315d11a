import { Card } from "@mortgage-kit/ui";
import { type RefObject, useEffect, useId, useMemo } from "react";
import { PartHeading } from "../headings.tsx";
import { keepFocus } from "../keepFocus.ts";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import type { AnsweredProps } from "./Answered.ts";
import { answerWith } from "./answerWith.ts";
import { Compare, KeepResult } from "./compare/Compare.tsx";
import { HowItIsWorkedOut } from "./explanation/HowItIsWorkedOut.tsx";
import { SendOrSave } from "./export/SendOrSave.tsx";
import { FigureGroups } from "./FigureGroups.tsx";
import { TellUsMore } from "./facts/TellUsMore.tsx";
import { WhatDecides, WhatToDo } from "./facts/WhatDecides.tsx";
import { WhenIdle } from "./idleQueue/WhenIdle.tsx";
import { Actions, OtherSteps } from "./nextSteps/NextSteps.tsx";
import { YourNumbers, type YourNumbersProps } from "./numbers/YourNumbers.tsx";
import type { Answering, AnswerOf, PartsOf, ResultParts } from "./ResultParts.ts";
import { Schedule } from "./schedule/Schedule.tsx";
import { Counts } from "./verdict/Counts.tsx";
import * as styles from "./verdict/Verdict.css.ts";
import { StickyAnswer, VerdictCard } from "./verdict/VerdictCard.tsx";

interface ResultCardProps extends AnsweredProps {
  heading: RefObject<HTMLHeadingElement | null>;
  startAgain: () => void;
}

/** Draws the verdict and its picture in the first frame; the rest follows in slices. */
function ResultCard({ answered, heading, startAgain }: ResultCardProps) {
  const { answer, parts } = answered;
  const { format } = useLanguage();
  const picture = useMemo(
    () => parts.Picture && <parts.Picture {...{ answer, format }} isBare />,
    [parts, answer, format],
  );
  useEffect(() => {
    const frame = heading.current?.closest<HTMLElement>("[lang]");
    return frame ? keepFocus(frame) : undefined;
  }, [heading]);
  // Advice about the verdict stands before the counts, other advice after all that it rests on.
  const isAdvised = answered.verdict.whatToDo.summary === "";
  return (
    <>
      <VerdictCard answered={answered} heading={heading} />
      {picture && (parts.hasPicture?.(answer) ?? true) && (
        <div className={styles.picture} data-steady="">
          {picture}
        </div>
      )}
      {isAdvised && <WhatToDo verdict={answered.verdict} />}
      <Counts answered={answered} />
      <WhenIdle>
        {() => (
          <>
            <WhatDecides answered={answered} />
            {!isAdvised && <WhatToDo verdict={answered.verdict} />}
            <Actions answered={answered} startAgain={startAgain} />
            <StickyAnswer verdict={answered.verdict} />
          </>
        )}
      </WhenIdle>
    </>
  );
}

function EstimateFigures({ answered }: AnsweredProps) {
  const { estimate } = useResultWords();
  const id = useId();
  const { answer, summary } = answered;
  const { headline, groups, notes } = summary;
  const untitled = groups.filter(({ title }) => !title).flatMap(({ figures }) => figures);
  const further = [headline, ...untitled].filter((each) => each.id !== answer.lender.estimate.id);
  const shown = [{ figures: further }, ...groups.filter(({ title }) => title)];
  const isEmpty = shown.every(({ figures }) => figures.length === 0);
  if (isEmpty && !notes) return null;
  return (
    <Card as="section" space="fluid" gap="s" aria-labelledby={id}>
      <PartHeading level={3} size="subheading" id={id}>
        {estimate.title}
      </PartHeading>
      <div className={styles.estimate}>
        <FigureGroups groups={shown.filter(({ figures }) => figures.length > 0)} notes={notes} />
      </div>
    </Card>
  );
}

function ResultAside({ answered, onChange }: YourNumbersProps) {
  // An estimate with notes is longer than the result, so it stands below that.
  const isLong = answered.summary.notes !== undefined;
  return (
    <>
      <div className={styles.aside}>
        <WhenIdle>
          {() => (
            <YourNumbers answered={answered} onChange={onChange}>
              <KeepResult answered={answered} />
            </YourNumbers>
          )}
        </WhenIdle>
        <WhenIdle>
          {() => (
            <>
              {!isLong && <EstimateFigures answered={answered} />}
              <OtherSteps answered={answered} />
            </>
          )}
        </WhenIdle>
      </div>
      {isLong && <WhenIdle>{() => <EstimateFigures answered={answered} />}</WhenIdle>}
    </>
  );
}

/** Shows the rows below a result, at most five. */
function ResultRows({ answered }: AnsweredProps) {
  const { OwnRow, nameLoan } = answered.parts;
  const { answer } = answered;
  const words = useResultWords().engineWords;
  const { given } = answered.facts;
  return (
    <>
      <WhenIdle>{() => <Compare answered={answered} />}</WhenIdle>
      <WhenIdle urgent={given}>{() => <TellUsMore answered={answered} />}</WhenIdle>
      <WhenIdle>{() => <HowItIsWorkedOut answered={answered} />}</WhenIdle>
      {OwnRow && <WhenIdle>{() => <OwnRow {...{ answer, words }} />}</WhenIdle>}
      {nameLoan && <WhenIdle>{() => <Schedule answered={answered} />}</WhenIdle>}
      <WhenIdle>{() => <SendOrSave answered={answered} />}</WhenIdle>
    </>
  );
}

const page = { answerWith, ResultCard, ResultAside, ResultRows };

/** A calculator's parts and the page that draws them, which load together. */
export interface ResultOf<Inputs = unknown, Result = unknown> {
  readonly page: typeof page;
  readonly parts: ResultParts<Inputs, Result>;
}

/**
 * Returns the result of a calculator for `loadResult` of `makeView`: a verdict, its facts and its figures.
 *
 * @example
 * Object.keys(resultOf({ insight: paymentInsight }).parts); // ["insight"]
 */
export function resultOf<Of extends Answering>(
  parts: PartsOf<Of>,
): ResultOf<AnswerOf<Of>["inputs"], AnswerOf<Of>["estimate"]> {
  return { page, parts };
}
