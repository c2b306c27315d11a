import { type RefObject, useState } from "react";
import { PartHeading } from "../../headings.tsx";
import type { Answered, AnsweredProps } from "../Answered.ts";
import * as styles from "./Verdict.css.ts";
import { answer, changed, sticky } from "./VerdictCard.css.ts";

interface VerdictProps extends AnsweredProps {
  heading: RefObject<HTMLHeadingElement | null>;
}

export function VerdictCard({ answered, heading }: VerdictProps) {
  const { parts, hinge } = answered.verdict;
  const { before, number, after } = parts;
  return (
    <div className={styles.verdict} data-steady="">
      <PartHeading level={2} size="heading" tabIndex={-1} ref={heading}>
        <span className={styles.words}>{`${before} `}</span>
        {number && (
          <span className={styles.number}>
            <HighlightedChange text={number} />
          </span>
        )}
        {after && <span className={styles.unit}>{` ${after}`}</span>}
      </PartHeading>
      {hinge && <p className={styles.hinge}>{hinge}</p>}
    </div>
  );
}

/** Repeats the verdict in one line at the bottom of the screen while a control beside it is in use. */
export function StickyAnswer({ verdict }: Pick<Answered, "verdict">) {
  return (
    <div className={sticky} aria-hidden="true">
      <p className={answer}>
        <HighlightedChange text={verdict.sentence} />
      </p>
    </div>
  );
}

function HighlightedChange({ text }: { text: string }) {
  const [first] = useState(text);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && text !== first) setChanged(true);
  return (
    <span key={text} className={isChanged ? changed : undefined}>
      {text}
    </span>
  );
}
