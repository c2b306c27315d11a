import { Callout, Text } from "@simcoe/ui";
import type { ResultSummary } from "../../CalculatorView.ts";
import type { Judgement } from "./Judgement.ts";

interface VerdictProps {
  judgement: Judgement;
  advice: ResultSummary["advice"];
}

/** The one verdict of the page: the advice, where there is any, together with what the check says of it. */
export function Verdict({ judgement, advice }: VerdictProps) {
  const { check, agreement, finding, verdict } = judgement;
  const tone = check.holds && advice?.tone !== "caution" ? "note" : "caution";
  return (
    <Callout tone={tone} title={advice?.text ?? agreement}>
      <Text size="small">
        {advice && check.holds && `${advice.because} `}
        {advice ? verdict : finding}
      </Text>
    </Callout>
  );
}
