"use client";

import { FieldLayoutContext } from "../Field/FieldLayout.ts";
import * as styles from "./FieldRows.css.ts";

export interface FieldRowsProps {
  /** Fields from top to bottom. */
  children: React.ReactNode;
}

/** Renders fields as ruled rows, each name beside its box; hints are for screen readers only. */
export function FieldRows({ children }: FieldRowsProps) {
  return (
    <div className={styles.rows}>
      <FieldLayoutContext value="row">{children}</FieldLayoutContext>
    </div>
  );
}
