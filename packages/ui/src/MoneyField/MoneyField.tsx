"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { NumberField, type NumberFieldProps } from "../NumberField/NumberField.tsx";

export type MoneyFieldProps = Omit<NumberFieldProps, "prefix" | "suffix" | "grouped">;

/** Renders a field for dollars, shown with separators from a thousand on. */
export function MoneyField({ value, min = 0, ...rest }: MoneyFieldProps) {
  const { grouped, dollarSign } = useKitWords();
  const isLong = value !== null && Math.abs(value) >= 1000;
  return (
    <NumberField
      {...dollarSign}
      grouped={isLong ? grouped(value) : undefined}
      value={value}
      min={min}
      {...rest}
    />
  );
}
