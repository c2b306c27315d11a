import type { Answer } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";

/** Names the place that an answer was counted for, the city first; empty where it depends on none. */
export function countedPlace({ question, inputs, facts }: Answer, engine: Words): string {
  const nameOf = (id: string) => {
    const fact = facts.find((each) => each.id === id);
    return fact && fact.value !== "elsewhere" ? engine.fact(fact, question).value : undefined;
  };
  // One question asks for the province itself.
  const { province } = Object(inputs) as { readonly province?: keyof Words["provinces"] };
  const names = [nameOf("city"), province ? engine.provinces[province] : nameOf("province")];
  return names.filter(Boolean).join(", ");
}
