"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { NumberField, type NumberFieldProps } from "../NumberField/NumberField.tsx";

export type MoneyFieldProps = Omit<NumberFieldProps, "prefix" | "suffix">;

/** Renders a field for dollars. */
export function MoneyField({ min = 0, ...rest }: MoneyFieldProps) {
  const { dollarSign } = useKitWords();
  return <NumberField {...dollarSign} min={min} {...rest} />;
}
