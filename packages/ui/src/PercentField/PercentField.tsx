"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { NumberField, type UnitFieldProps } from "../NumberField/NumberField.tsx";

export type PercentFieldProps = UnitFieldProps;

/** Renders a field for a rate in percent: 5.5 means 5.5 %. Arrow keys move it by a tenth. */
export function PercentField({ min = 0, step = 0.1, ...rest }: PercentFieldProps) {
  return <NumberField suffix={useKitWords().percentSign} min={min} step={step} {...rest} />;
}
