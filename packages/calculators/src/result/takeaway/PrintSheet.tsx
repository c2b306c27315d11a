import { KeyFigures } from "@simcoe/ui";
import { createPortal } from "react-dom";
import type { CalculatorPageWords } from "../../CalculatorPage/calculatorPageData.ts";
import * as styles from "./PrintSheet.css.ts";
import type { TakeawayPart } from "./takeawayParts.ts";
import { caveat } from "./takeawayText.ts";
import { usePrintDay } from "./usePrintDay.ts";

interface PrintSheetProps {
  parts: readonly TakeawayPart[];
  words: CalculatorPageWords;
}

/** What is printed in place of the page: one sheet with the result and who stands behind it. */
export function PrintSheet({ parts, words }: PrintSheetProps) {
  const day = usePrintDay();
  if (day === null) return null;
  return createPortal(
    <article className={styles.sheet}>
      <header className={styles.header}>
        <p className={styles.brand}>{words.brokerage.name}</p>
        <p className={styles.fine}>
          {words.brokerage.licence}
          <br />
          {words.phone.label} · {words.brokerage.email}
        </p>
      </header>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.fine}>
        Worked out on {day}. {caveat}
      </p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.id} className={styles.part[part.id]}>
            <h2 className={styles.heading}>{part.title}</h2>
            <SheetPart part={part} />
          </section>
        ))}
      </div>
    </article>,
    document.body,
  );
}

function SheetPart({ part: { id, figures, texts } }: { part: TakeawayPart }) {
  const [first, ...rest] = figures;
  if (id === "result" && first) return <KeyFigures headline={first} figures={rest} />;
  if (figures.length > 0) return <KeyFigures figures={figures} />;
  return (
    <ul className={styles.texts}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
