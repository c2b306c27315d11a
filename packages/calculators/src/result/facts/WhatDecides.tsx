import { useId } from "react";
import { PartHeading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { FactRow, useTypedFacts } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";

/** Lists the facts with the greatest effect on the verdict. */
export function WhatDecides<Inputs, Result>({ answered }: AnsweredProps<Inputs, Result>) {
  const { facts: words } = useResultWords();
  const id = useId();
  const facts = useTypedFacts(answered.facts);
  if (answered.deciding.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <PartHeading level={3} size="subheading" id={id}>
        {words.title}
      </PartHeading>
      <div>
        {answered.deciding.map((fact) => (
          <FactRow key={fact.id} {...{ answered, facts, fact }} isDeciding />
        ))}
      </div>
    </section>
  );
}
