"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { NumberField, type NumberFieldProps } from "../NumberField/NumberField.tsx";

export type MoneyFieldProps = Omit<NumberFieldProps, "prefix" | "suffix" | "echo">;

/**
 * Renders a field for dollars, repeated with separators once the amount is long enough to miscount.
 */
export function MoneyField({ value, min = 0, ...rest }: MoneyFieldProps) {
  const { dollars, dollarSign } = useKitWords();
  const long = value !== null && Math.abs(value) >= 1000;
  // In languages with a trailing sign, the repeated amount already carries it in the same place.
  const sign = long && "suffix" in dollarSign ? {} : dollarSign;
  return (
    <NumberField
      {...sign}
      echo={long ? dollars(value) : undefined}
      // Creates the format before typing, because creating it takes longer than a key press may.
      onFocus={() => dollars(0)}
      value={value}
      min={min}
      {...rest}
    />
  );
}
