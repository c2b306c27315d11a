import type { Field } from "@mortgage-kit/calculator-engine";
import { Inline, Stack, Text } from "@mortgage-kit/ui";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { FormField } from "../wizard/FormField.ts";
import { entered } from "./enteredAnswers.ts";
import { formatFigure } from "./Figure.ts";
import { NumberSlider } from "./numbers/NumberSlider.tsx";

interface EstimateSlidersProps {
  fields: Readonly<Record<string, FormField | undefined>>;
  rules: Readonly<Record<string, Field>>;
  inputs: Readonly<Record<string, unknown>>;
  onChange: (name: string, value: number) => void;
}

/** Renders the sliders of a calculator that has only an estimate, which follows them. */
export function EstimateSliders({ fields, rules, inputs, onChange }: EstimateSlidersProps) {
  const { format } = useLanguage();
  return (
    <Stack space="s">
      {Object.entries(fields).map(([name, field]) => {
        const value = inputs[name];
        if (!field?.slider || typeof value !== "number") return null;
        const rule = rules[name]?.rule;
        return (
          <div key={name}>
            <Inline space="xs" justify="between">
              <Text>{field.label}</Text>
              <Text>{formatFigure(entered(field, value), format)}</Text>
            </Inline>
            <NumberSlider
              {...{ field, value }}
              mark={undefined}
              {...(rule && "max" in rule && { limits: rule })}
              onChange={(next) => onChange(name, next)}
            />
          </div>
        );
      })}
    </Stack>
  );
}
