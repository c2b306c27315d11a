import {
  type FieldOf,
  findMissing,
  type InputIssue,
  stepsOf,
} from "@mortgage-kit/calculator-engine";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { type KeyboardEvent, useState } from "react";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { WizardStepProps } from "./useWizard.ts";

/** A row of a list in a draft. */
interface Row {
  readonly id: string;
}

/** Returns the question of an issue: `debts.0.balance` belongs to `debts.balance`. */
const fieldOf = ({ field }: InputIssue) => field.replace(/\.\d+\./, ".");

/**
 * Reports the missing answers of a step when Enter is pressed in a field, because the disabled
 * button cannot report them. Until then an unanswered field is not an error.
 */
export function useMissing<Inputs, Result>(props: WizardStepProps<Inputs, Result>) {
  const { view, wizard, announce } = props;
  const language = useLanguage();
  const [words, setWords] = useState<Pick<Words, "issue"> | null>(null);
  const { step, draft } = wizard.state;
  const asked: readonly string[] = stepsOf(view.calculator)[step - 1] ?? [];
  const missing = words
    ? findMissing(view.calculator, draft).filter((issue) => asked.includes(fieldOf(issue)))
    : [];

  async function tell(form: HTMLFormElement) {
    const first = findMissing(view.calculator, draft).find((issue) =>
      asked.includes(fieldOf(issue)),
    );
    if (!first) return;
    control(form, nameOf(first, draft))?.focus();
    const loaded = await view.loadEngineWords();
    setWords(loaded);
    const label = view.fields[fieldOf(first) as FieldOf<Inputs>]?.label ?? "";
    announce(language.wizard.missing(label, loaded.issue(first)));
  }

  return {
    /** Messages by the name of the control. */
    errors: Object.fromEntries(
      missing.map((issue) => [nameOf(issue, draft), words?.issue(issue) ?? ""]),
    ),
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const { key, target, currentTarget, nativeEvent } = event;
      if (key !== "Enter" || nativeEvent.isComposing || wizard.canGoOn) return;
      if (target instanceof HTMLInputElement) void tell(currentTarget);
    },
  };
}

/** Returns the control's name for an issue. Issues refer to a row by index, controls by its id. */
function nameOf({ field }: InputIssue, draft: unknown): string {
  const [list = "", at, column] = field.split(".");
  if (column === undefined) return field;
  const rows = (draft as Readonly<Record<string, readonly Row[]>>)[list];
  return `${list}.${rows?.[Number(at)]?.id}.${column}`;
}

function control(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLElement ? found : null;
}
