import type { AnySecondLook } from "@simcoe/calculator-engine/words";
import { Callout } from "@simcoe/ui";
import { useResultWords } from "./ResultWordsProvider.tsx";

interface SecondLookNoteProps {
  look: AnySecondLook;
  /** The advice that was looked at again. */
  advice: string;
}

/** Speaks up where a fuller comparison does not bear the advice out; otherwise there is nothing to add. */
export function SecondLookNote({ look, advice }: SecondLookNoteProps) {
  const { engine, secondLook } = useResultWords();
  if (look.holds) return null;
  return (
    <Callout tone="caution" title={secondLook.title}>
      <p>{secondLook.text(advice, engine.secondLook(look))}</p>
    </Callout>
  );
}
