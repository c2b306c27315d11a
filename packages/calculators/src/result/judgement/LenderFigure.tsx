import { Button, KeyFigures } from "@simcoe/ui";
import { keyFigure } from "../Figure.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import type { Judgement } from "./Judgement.ts";
import * as styles from "./LenderFigure.css.ts";

interface LenderFigureProps {
  judgement: Judgement;
  /** Leads to the differences, one by one. */
  onWhy: () => void;
}

/** What a lender, lawyer or registry would come to, in one size with the headline where it is far from it. */
export function LenderFigure({ judgement, onWhy }: LenderFigureProps) {
  const { engine, lender: words } = useResultWords();
  const { view, figure, missing, sentence } = judgement;
  const shown = missing ?? (view.isFar ? figure : null);
  const { value } = shown ? keyFigure(shown, engine.format) : { value: "" };
  return (
    <div className={styles.lender}>
      {shown && (
        <KeyFigures headline={{ label: shown.label, value, note: missing ? "" : sentence }} />
      )}
      {!shown && <p className={styles.sentence}>{sentence}</p>}
      {view.bridge.length > 0 && (
        <div className={styles.why}>
          <Button tone="plain" size="s" onClick={onWhy}>
            {words.toBridge}
          </Button>
        </div>
      )}
    </div>
  );
}
