import type { Facts } from "./Facts.ts";
import { FieldControl } from "./FieldControl.tsx";
import type { FormField } from "./FormField.ts";

interface AskedFactsProps extends Pick<Facts, "given" | "onGiven"> {
  /** Fields by the ids of the facts. */
  asked: Readonly<Record<string, FormField>>;
}

/** Asks in a step for facts that decide the first answer; a field left empty states nothing. */
export function AskedFacts({ asked, given, onGiven }: AskedFactsProps) {
  return Object.entries(asked).map(([id, field]) => (
    <FieldControl
      key={id}
      field={field}
      name={`fact.${id}`}
      value={given[id] ?? null}
      onChange={(value) => {
        const { [id]: _, ...others } = given;
        onGiven(value === null || value === "" ? others : { ...others, [id]: value });
      }}
    />
  ));
}
