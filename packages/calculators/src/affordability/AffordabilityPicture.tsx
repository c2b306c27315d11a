import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import { affordabilityParts } from "@simcoe/calculator-engine/insight";
import { Waterfall } from "@simcoe/ui/Waterfall";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { AffordabilityWords } from "./affordability.en.ts";

/** What the price is made of: the mortgage the income carries, what debts take of it, the savings. */
export function AffordabilityPicture({
  inputs,
  result,
  words,
}: PictureProps<AffordabilityInputs, AffordabilityResult, AffordabilityWords["picture"]>) {
  const { format } = useLanguage();
  const parts = affordabilityParts(inputs);
  const changes = (["debts", "downPayment", "floor"] as const)
    .map((part) => ({ label: words[part], change: parts[part] }))
    .filter(({ change }) => change !== 0);
  return (
    <Waterfall
      title={words.title}
      summary={words.summary(parts, result)}
      start={{ label: words.mortgageWithoutDebts, value: parts.mortgageWithoutDebts }}
      changes={changes}
      endLabel={words.maxPrice}
      stepLabel={words.part}
      formatValue={format.dollars}
    />
  );
}
