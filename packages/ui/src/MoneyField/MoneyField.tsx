"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { NumberField, type UnitFieldProps } from "../NumberField/NumberField.tsx";

export type MoneyFieldProps = UnitFieldProps;

/** Renders a field for dollars. */
export function MoneyField({ min = 0, ...rest }: MoneyFieldProps) {
  const { dollarSign } = useKitWords();
  return <NumberField {...dollarSign} min={min} {...rest} />;
}
