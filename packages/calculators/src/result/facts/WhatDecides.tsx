import { Disclosure } from "@mortgage-kit/ui";
import { type ReactNode, useId } from "react";
import { PartHeading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered, AnsweredProps } from "../Answered.ts";
import { FactRow, useTypedFacts } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <PartHeading level={3} size="subheading" id={id}>
        {title}
      </PartHeading>
      {children}
    </section>
  );
}

export function WhatDecides({ answered }: AnsweredProps) {
  const { title } = useResultWords().facts;
  const { given, change } = useTypedFacts(answered.facts);
  if (answered.deciding.length === 0) return null;
  return (
    <Facts title={title}>
      <div>
        {answered.deciding.map((fact) => (
          <FactRow
            key={fact.id}
            {...{ answered, fact, change }}
            given={given[fact.id]}
            isDeciding
          />
        ))}
      </div>
    </Facts>
  );
}

/** Lists what else to do; collapsed behind its summary where the verdict is about something else. */
export function WhatToDo({ verdict }: Pick<Answered, "verdict">) {
  const { parts } = useResultWords().export;
  const { summary, advice } = verdict.whatToDo;
  if (advice.length === 0) return null;
  const list = (
    <dl>
      {advice.map(({ label, text }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.ask}>{label}</dt>
          <dd className={styles.effect}>{text}</dd>
        </div>
      ))}
    </dl>
  );
  if (summary) return <Disclosure summary={summary}>{list}</Disclosure>;
  return <Facts title={parts.verdict}>{list}</Facts>;
}
