import {
  type FieldOf,
  findMissing,
  type InputIssue,
  stepsOf,
} from "@mortgage-kit/calculator-engine";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { Button, Icon, Inline, Stack, Text } from "@mortgage-kit/ui";
import { ArrowLeft, ArrowRight } from "@mortgage-kit/ui/icons";
import {
  Fragment,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useId,
  useState,
} from "react";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { AskedFacts } from "./AskedFacts.tsx";
import { FieldControl, UnreadableContext } from "./FieldControl.tsx";
import { RowFields } from "./RowFields.tsx";
import { TodaysRates } from "./TodaysRates.tsx";
import { warningOf } from "./unlikely.ts";
import type { WizardStepProps } from "./useWizard.ts";
import * as styles from "./Wizard.css.ts";

export function WizardStep<Inputs, Result>(props: WizardStepProps<Inputs, Result>) {
  const { view, wizard, heading } = props;
  const { next, back } = useLanguage().wizard;
  const { step } = wizard.state;
  const words = view.steps[step - 1];
  const needsId = useId();
  const stepFacts = view.stepFacts?.step === step ? view.stepFacts : undefined;
  const { errors, onKeyDown } = useMissing(props);
  const [unreadable, onUnreadable] = useUnreadable();
  const canGoOn = wizard.canGoOn && unreadable.size === 0;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canGoOn) wizard.goOn();
  };
  return (
    // The engine's rules validate. The browser's own check would reject a rate of 4.24.
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <Stack space="l">
        {heading}
        <UnreadableContext value={onUnreadable}>
          <div className={styles.fields}>
            <StepFields
              {...props}
              errors={errors}
              fields={stepsOf(view.calculator)[step - 1] ?? []}
            />
            {stepFacts?.asked && <AskedFacts asked={stepFacts.asked} {...wizard} />}
            {stepFacts?.show?.(wizard.state.draft, wizard)}
          </div>
        </UnreadableContext>
        <Stack space="s">
          <div className={wizard.canGoOn ? styles.met : undefined}>
            <Text size="small" tone="soft" id={needsId}>
              {words?.needs}
            </Text>
          </div>
          <Inline space="s">
            {wizard.canGoBack && (
              <Button tone="quiet" icon={<Icon icon={ArrowLeft} />} onClick={wizard.goBack}>
                {back}
              </Button>
            )}
            <Button
              type="submit"
              // A frame that allows no forms never submits; Enter in a field presses the button too.
              onClick={submit}
              disabled={!canGoOn}
              aria-describedby={wizard.canGoOn ? undefined : needsId}
              iconEnd={!wizard.isLastQuestion && <Icon icon={ArrowRight} />}
            >
              {wizard.isLastQuestion ? view.calculateLabel : next}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}

/** Returns the names of the fields whose text is not one number. */
function useUnreadable() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((name: string, isUnreadable: boolean) => {
    setNames((before) => {
      const others = [...before].filter((other) => other !== name);
      return new Set(isUnreadable ? [...others, name] : others);
    });
  }, []);
  return [names, change] as const;
}

interface StepFieldsProps<Inputs, Result> extends WizardStepProps<Inputs, Result> {
  fields: readonly FieldOf<Inputs>[];
  /** Messages about missing answers, by the name of the control. */
  errors: Readonly<Record<string, string>>;
}

function StepFields<Inputs, Result>({ fields, ...props }: StepFieldsProps<Inputs, Result>) {
  const { view, wizard, errors } = props;
  const { unlikely } = useLanguage().wizard;
  const { draft } = wizard.state;
  const { helpText } = view;
  const values = draft as Readonly<Record<string, unknown>>;
  const lists = new Set(fields.flatMap((field) => listOf(field) ?? []));
  const single = fields.filter((field) => !listOf(field));
  return (
    <>
      {single.map((field) => {
        const asked = view.fields[field];
        if (!asked) return null;
        const set = (value: unknown) => wizard.edit({ type: "set", field, value });
        return (
          <Fragment key={field}>
            <FieldControl
              field={asked}
              name={field}
              value={values[field]}
              warning={warningOf(
                { name: field, field: asked, value: values[field], draft },
                unlikely,
              )}
              {...(errors[field] && { error: errors[field] })}
              onChange={set}
            />
            <TodaysRates {...{ field, view }} draft={values} onUse={set} />
            {helpText?.field === field && helpText.show(draft)}
          </Fragment>
        );
      })}
      {[...lists].map((list) => (
        <RowFields
          key={list}
          {...props}
          list={list}
          columns={fields.flatMap((field) => (listOf(field) === list ? columnOf(field) : []))}
        />
      ))}
    </>
  );
}

const listOf = (field: string) => (field.includes(".") ? field.split(".")[0] : undefined);
const columnOf = (field: string) => field.split(".")[1] ?? field;

/** Returns the question of an issue: `debts.0.balance` belongs to `debts.balance`. */
const fieldOf = ({ field }: InputIssue) => field.replace(/\.\d+\./, ".");

/** Reports missing answers only on Enter in a field, because the disabled button cannot. */
function useMissing<Inputs, Result>(props: WizardStepProps<Inputs, Result>) {
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
    const label = view.fields[fieldOf(first)]?.label ?? "";
    announce(language.wizard.missing(label, loaded.issue(first)));
  }

  return {
    errors: Object.fromEntries(
      missing.map((issue) => [nameOf(issue, draft), words?.issue(issue) ?? ""]),
    ),
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const { key, target, currentTarget, nativeEvent } = event;
      // Safari's Enter at the end of a composition is told only by its code.
      const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
      if (key !== "Enter" || isComposing || wizard.canGoOn) return;
      if (target instanceof HTMLInputElement) void tell(currentTarget);
    },
  };
}

/** Returns the control's name for an issue. Issues refer to a row by index, controls by its id. */
function nameOf({ field }: InputIssue, draft: unknown): string {
  const [list = "", at, column] = field.split(".");
  if (column === undefined) return field;
  const rows = (draft as Readonly<Record<string, readonly { readonly id: string }[]>>)[list];
  return `${list}.${rows?.[Number(at)]?.id}.${column}`;
}

function control(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLElement ? found : null;
}
