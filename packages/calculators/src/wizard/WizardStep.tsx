import { type FieldOf, stepsOf, type WizardAction } from "@mortgage-kit/calculator-engine";
import { Button, Icon, Inline, Stack, Text } from "@mortgage-kit/ui";
import { ArrowLeft, ArrowRight } from "@mortgage-kit/ui/icons";
import { Fragment, useCallback, useId, useState } from "react";
import { useHost } from "../Host.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { FieldControl, UnreadableContext } from "./FieldControl.tsx";
import { RowFields } from "./RowFields.tsx";
import { warningOf } from "./unlikely.ts";
import { useMissing } from "./useMissing.ts";
import type { WizardStepProps } from "./useWizard.ts";
import * as styles from "./Wizard.css.ts";

/** Renders one step of questions: its fields, its requirement, and the Next and Back buttons. */
export function WizardStep<Inputs, Result>(props: WizardStepProps<Inputs, Result>) {
  const { view, wizard, heading } = props;
  const { next, back } = useLanguage().wizard;
  const { step } = wizard.state;
  const words = view.steps[step - 1];
  const needsId = useId();
  const { errors, onKeyDown } = useMissing(props);
  const [unreadable, onUnreadable] = useUnreadable();
  const canGoOn = wizard.canGoOn && unreadable.size === 0;
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (canGoOn) wizard.goOn();
  };
  return (
    // The engine's rules validate. The browser's own check would reject a rate of 4.24.
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack space="l">
        {heading}
        <UnreadableContext value={onUnreadable}>
          <div className={styles.fields}>
            <StepFields
              {...props}
              errors={errors}
              fields={stepsOf(view.calculator)[step - 1] ?? []}
            />
            {view.stepFacts?.step === step && view.stepFacts.show(wizard.state.draft, wizard)}
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
      {[...lists].map((list) => (
        <RowFields
          key={list}
          {...props}
          list={list}
          columns={fields.flatMap((field) => (listOf(field) === list ? columnOf(field) : []))}
        />
      ))}
      {single.map((field) => {
        const asked = view.fields[field];
        if (!asked) return null;
        // The value has the field's type, but TypeScript cannot infer this inside the loop.
        const set = (value: unknown) =>
          wizard.edit({ type: "set", field, value } as unknown as WizardAction<Inputs>);
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
            {field === "interestRate" && <TodaysRateButton value={values[field]} onUse={set} />}
            {helpText?.field === field && helpText.show(draft)}
          </Fragment>
        );
      })}
    </>
  );
}

/** Offers the 5-year fixed rate that the page publishes, unless it is entered already. */
function TodaysRateButton(props: { value: unknown; onUse: (rate: number) => void }) {
  const { format, wizard } = useLanguage();
  const { fixedRates = [] } = useHost();
  const rate = fixedRates.find(({ years }) => years === 5)?.annualRate;
  if (rate === undefined || rate === props.value) return null;
  return (
    <div>
      <Button tone="plain" size="s" onClick={() => props.onUse(rate)}>
        {wizard.todaysRate(format.percent(rate))}
      </Button>
    </div>
  );
}

const listOf = (field: string) => (field.includes(".") ? field.split(".")[0] : undefined);
const columnOf = (field: string) => field.split(".")[1] ?? field;
