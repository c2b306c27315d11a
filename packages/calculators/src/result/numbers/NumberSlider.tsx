import { Slider } from "@mortgage-kit/ui";
import { useState } from "react";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import type { FormField } from "../../wizard/FormField.ts";
import { entered } from "../enteredAnswers.ts";
import { formatFigure } from "../Figure.ts";
import { type SliderLimits, type SliderRange, sliderRange } from "./sliderRange.ts";

/** Threshold at which an input changes the answer, and a sentence about it. */
export interface SliderMark {
  readonly at: number;
  readonly text: string;
}

interface NumberSliderProps {
  field: FormField;
  value: number;
  mark: SliderMark | undefined;
  /** Values that the field's rule accepts; all by default. */
  limits?: SliderLimits;
  onChange: (value: number) => void;
}

export function NumberSlider({ field, value, mark, limits, onChange }: NumberSliderProps) {
  const { format } = useLanguage();
  const range = useRange(field, value, mark?.at ?? 0, limits);
  return (
    <Slider
      label={field.label}
      {...{ ...range, value, onChange }}
      valueText={formatFigure(entered(field, value), format)}
      {...(mark && { mark })}
    />
  );
}

/** Returns a range that stays constant while the value moves within it. */
function useRange(
  { kind }: FormField,
  value: number,
  mark: number,
  limits: SliderLimits | undefined,
): SliderRange {
  const [range, setRange] = useState(() => sliderRange(kind, value, mark, limits));
  if (value <= range.max && mark <= range.max) return range;
  const wider = sliderRange(kind, value, mark, limits);
  setRange(wider);
  return wider;
}
