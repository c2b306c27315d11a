import type { RuleUsed } from "@simcoe/calculator-engine/insight";
import { TextLink } from "@simcoe/ui";
import { longDate } from "../../../dates/longDate.ts";

/** Since when a rule applies and where it was published. */
export function RuleSource({ rule }: { rule: RuleUsed }) {
  const { effectiveFrom, source, confidence } = rule;
  return (
    <>
      In force since {longDate(effectiveFrom)}. Source:{" "}
      <TextLink href={source} newTab>
        {new URL(source).hostname.replace(/^www\./, "")}
      </TextLink>
      {confidence === "unconfirmed" &&
        ", which leaves room for another reading: ask before you rely on it"}
    </>
  );
}
