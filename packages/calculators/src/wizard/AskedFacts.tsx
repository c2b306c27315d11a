import type { AskedFact } from "@mortgage-kit/calculator-engine/words";
import type { Facts } from "./Facts.ts";
import { FieldControl } from "./FieldControl.tsx";

interface AskedFactsProps extends Pick<Facts, "given" | "onGiven"> {
  /** Words by the ids of the facts. */
  asked: Readonly<Record<string, AskedFact>>;
}

/** Asks in a step for facts that decide the first answer; a field that is not used states nothing. */
export function AskedFacts({ asked, given, onGiven }: AskedFactsProps) {
  return Object.entries(asked).map(([id, fact]) => {
    const { [id]: stated, ...others } = given;
    const { kind, label, hint } = fact;
    const usual = kind === "choice" ? fact.usual : kind === "yesNo" ? false : null;
    const options = Object.entries(kind === "choice" ? fact.options : {}).map(([value, name]) => ({
      value,
      label: name,
    }));
    return (
      <FieldControl
        key={id}
        field={{ kind, label, options, ...(hint && { hint }) }}
        name={`fact.${id}`}
        value={stated ?? usual}
        onChange={(value) =>
          onGiven(value === null || value === usual ? others : { ...others, [id]: value })
        }
      />
    );
  });
}
