import type { SecondLook } from "@simcoe/calculator-engine/insight";
import { Callout } from "@simcoe/ui";

/** Speaks up where a fuller comparison does not bear the advice out; otherwise there is nothing to add. */
export function SecondLookNote({ look }: { look: SecondLook<unknown> | null }) {
  if (!look || look.holds) return null;
  return (
    <Callout tone="caution" title="On a second look, the answer is less clear">
      <p>
        A fuller comparison does not bear out “{look.advice}”. {look.sentence}
      </p>
    </Callout>
  );
}
