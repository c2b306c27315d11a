"use client";

import { useId } from "react";
import { type DataColumn, type DataRow, DataTable } from "../DataTable/DataTable.tsx";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { useKitWords } from "../KitWords/KitWords.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as styles from "./ChartFrame.css.ts";

export interface ChartTexts {
  /** Heading of the chart, and name of its table. */
  title: string;
  /** Sentence that says what the chart shows, for those who do not see it. */
  summary: string;
  /** Leaves the summary to screen readers and the table out, beside text that says the same. */
  isBare?: boolean | undefined;
}

interface ChartFrameProps extends ChartTexts {
  table: { columns: readonly DataColumn[]; rows: readonly DataRow[] };
  /** True if the picture is text itself; a bare summary then only describes the figure. */
  isText?: boolean;
  children: React.ReactNode;
}

export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, table, isBare, isText = false, children } = props;
  const words = useKitWords();
  const [titleId, summaryId] = [useId(), useId()];
  return (
    <figure className={styles.frame} aria-labelledby={titleId} aria-describedby={summaryId}>
      <figcaption>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p
          id={summaryId}
          className={isBare ? hidden : styles.summary}
          hidden={isBare === true && isText}
        >
          {summary}
        </p>
      </figcaption>
      {children}
      {!isBare && (
        <Disclosure summary={words.showAsTable}>
          <DataTable caption={title} captionShown="spoken" narrow={roomFor(table)} {...table} />
        </Disclosure>
      )}
    </figure>
  );
}

const lettersOnAPhone = 28;

function roomFor({ columns, rows }: ChartFrameProps["table"]): "keep" | "stack" {
  const widest = Math.max(0, ...rows.map(({ cells }) => cells.join("").length));
  return columns.length <= 3 && widest <= lettersOnAPhone ? "keep" : "stack";
}
