import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import { affordabilityParts } from "@simcoe/calculator-engine/insight";
import { Waterfall } from "@simcoe/ui/Waterfall";
import { dollars } from "../../money.ts";
import type { PictureProps } from "./PictureProps.ts";

/** What the price is made of: the mortgage the income carries, what debts take of it, the savings. */
export function AffordabilityPicture({
  inputs,
  result,
}: PictureProps<AffordabilityInputs, AffordabilityResult>) {
  const { mortgageWithoutDebts, debts, downPayment, floor } = affordabilityParts(inputs);
  const changes = [
    { label: "Less what your debts take of it", change: debts },
    { label: "Plus your down payment", change: downPayment },
    { label: "No price can be below zero", change: floor },
  ].filter(({ change }) => change !== 0);
  const taken = debts < 0 ? `, your debts take ${dollars(-debts)} of that` : "";
  return (
    <Waterfall
      title="What the price is made of"
      summary={`Your income alone could carry a mortgage of ${dollars(mortgageWithoutDebts)}${taken}, and you put down ${dollars(downPayment)}: ${dollars(result.maxPrice)} in all.`}
      start={{ label: "Mortgage your income could carry", value: mortgageWithoutDebts }}
      changes={changes}
      endLabel="Maximum home price"
      stepLabel="Part"
      formatValue={dollars}
    />
  );
}
