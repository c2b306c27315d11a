import type { RuleUsed } from "@simcoe/calculator-engine/insight";
import { TextLink } from "@simcoe/ui";
import { useResultWords } from "../ResultWordsProvider.tsx";

/** Since when a rule applies and where it was published. */
export function RuleSource({ rule }: { rule: RuleUsed }) {
  const { engine, lender } = useResultWords();
  const { effectiveFrom, source, confidence } = rule;
  return (
    <>
      {lender.inForce(engine.format.date(effectiveFrom))}{" "}
      <TextLink href={source} newTab>
        {new URL(source).hostname.replace(/^www\./, "")}
      </TextLink>
      {confidence === "unconfirmed" && lender.unconfirmed}
    </>
  );
}
