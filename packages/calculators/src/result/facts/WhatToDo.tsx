import { Disclosure } from "@mortgage-kit/ui";
import { useId } from "react";
import { PartHeading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import * as styles from "./Facts.css.ts";

interface WhatToDoProps {
  verdict: Answered<unknown, unknown>["verdict"];
}

/** Lists what else to do; collapsed behind its summary where the verdict is about something else. */
export function WhatToDo({ verdict: { whatToDo } }: WhatToDoProps) {
  const { parts } = useResultWords().export;
  const id = useId();
  const { summary, advice } = whatToDo;
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
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <PartHeading level={3} size="subheading" id={id}>
        {parts.verdict}
      </PartHeading>
      {list}
    </section>
  );
}
