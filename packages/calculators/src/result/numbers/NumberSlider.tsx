import { Slider } from "@simcoe/ui";
import { useState } from "react";
import type { Turn } from "../../CalculatorView.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import type { Field } from "../../wizard/Field.ts";
import { entered } from "../answersOf.ts";
import { written } from "../Figure.ts";
import { type SliderRange, sliderRange } from "./sliderRange.ts";

interface NumberSliderProps {
  field: Field;
  value: number;
  turn: Turn | undefined;
  onChange: (value: number) => void;
}

/** A number moved along a line, with a mark where it turns the answer. */
export function NumberSlider({ field, value, turn, onChange }: NumberSliderProps) {
  const { format } = useLanguage();
  const range = useRange(field, value, turn?.at ?? 0);
  return (
    <Slider
      label={field.label}
      {...{ ...range, value, onChange }}
      valueText={written(entered(field, value), format)}
      {...(turn && { mark: turn })}
    />
  );
}

/** A range that stays where it is while somebody moves within it. */
function useRange({ kind }: Field, value: number, turn: number): SliderRange {
  const [range, setRange] = useState(() => sliderRange(kind, value, turn));
  if (value <= range.max && turn <= range.max) return range;
  const wider = sliderRange(kind, value, turn);
  setRange(wider);
  return wider;
}
