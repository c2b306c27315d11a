import type { RefObject } from "react";
import { PartHeading } from "../../headings.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { HighlightedChange } from "../HighlightedChange.tsx";
import * as styles from "./Verdict.css.ts";

interface VerdictProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows the verdict with its number as the largest text of the page, and what it hinges on. */
export function VerdictCard<Inputs, Result>({ answered, heading }: VerdictProps<Inputs, Result>) {
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
