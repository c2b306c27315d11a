import type { FieldOf, WizardAction } from "@mortgage-kit/calculator-engine";
import { Button, Icon, Inline, Stack, Text } from "@mortgage-kit/ui";
import { ArrowLeft, ArrowRight } from "@mortgage-kit/ui/icons";
import { Fragment, useId } from "react";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { RowFields } from "./RowFields.tsx";
import { warningOf } from "./unlikely.ts";
import { useMissing } from "./useMissing.ts";
import type { WizardStepProps } from "./useWizard.ts";

/** Renders one screen of questions: its fields, its requirement, and the buttons on and back. */
export function WizardStep<Inputs, Result>(props: WizardStepProps<Inputs, Result>) {
  const { view, wizard, heading } = props;
  const { next, back } = useLanguage().wizard;
  const { step } = wizard.state;
  const words = view.steps[step - 1];
  const needsId = useId();
  const { errors, onKeyDown } = useMissing(props);
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (wizard.canGoOn) wizard.goOn();
  };
  return (
    // The steps' own rules decide; the browser's, which would complain about a rate of 4.24, do not.
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack space="l">
        {heading}
        <StepFields
          {...props}
          errors={errors}
          fields={view.calculator.steps[step - 1]?.fields ?? []}
        />
        <Stack space="s">
          <Text size="small" tone="soft" id={needsId}>
            {words?.needs}
          </Text>
          <Inline space="s">
            {wizard.canGoBack && (
              <Button tone="quiet" icon={<Icon icon={ArrowLeft} />} onClick={wizard.goBack}>
                {back}
              </Button>
            )}
            <Button
              type="submit"
              disabled={!wizard.canGoOn}
              aria-describedby={needsId}
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
        // The view and the value are of the field's own type; only the loop cannot say so.
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
            {helpText?.field === field && helpText.show(draft)}
          </Fragment>
        );
      })}
    </>
  );
}

const listOf = (field: string) => (field.includes(".") ? field.split(".")[0] : undefined);
const columnOf = (field: string) => field.split(".")[1] ?? field;
