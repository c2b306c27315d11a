import type { Compounding } from "@mortgage-kit/calculator-engine/canada";
import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Disclosure, Inline, Stack, Text } from "@mortgage-kit/ui";
import { useEffect, useState } from "react";
import { useHost } from "../../Host.tsx";
import { ResultRow } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { endOf, exportParts, exportText } from "../exportParts.ts";
import { useCaseLink } from "../shareLink/useCaseLink.ts";
import type { WorkbookSource } from "../workbook/workbookOf.ts";
import { CopyButton } from "./CopyButton.tsx";
import { ForLater } from "./ForLater.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import { Reminders, type RemindersProps } from "./Reminders.tsx";
import { fileName, isFramed, saveFile } from "./saveFile.ts";
import { TakeToAgent } from "./TakeToAgent.tsx";

/** Renders the row with the ways to export a result, and the sheet to print. None sends data by itself. */
export function SendOrSave({ answered }: AnsweredProps) {
  const { title } = answered.view;
  const { ownPage } = useHost();
  const words = useResultWords();
  const parts = exportParts(answered, words);
  const linkTo = useCaseLink();
  return (
    <>
      <ResultRow title={words.export.title} line={words.export.line}>
        {() => (
          <Stack space="l">
            <TakeToAgent {...{ title, parts }} day={answered.on} link={linkTo(answered)} />
            <Ways answered={answered} />
          </Stack>
        )}
      </ResultRow>
      {ownPage && <PrintSheet title={title} parts={parts} answered={answered} />}
    </>
  );
}

function Ways({ answered }: AnsweredProps) {
  // Loaded with the row, so that a press on one of its buttons also works offline.
  useEffect(() => void import("./writers.ts").catch(() => {}), []);
  const { view, parts } = answered;
  const { brokerage, ownPage } = useHost();
  const words = useResultWords();
  const { export: exportWords } = words;
  const linkTo = useCaseLink();
  const exported = () => ({
    title: view.title,
    parts: exportParts(answered, words),
    brokerage,
    day: answered.on,
    link: linkTo(answered),
  });
  const file = (ending: string) => fileName(`${view.title} ${brokerage?.name ?? ""}`, ending);
  const { answer } = answered;
  const reminded = parts.remindedMortgage?.(answer);
  return (
    <>
      <Inline space="s" align="start">
        {ownPage && (
          <Button tone="quiet" size="s" onClick={() => window.print()}>
            {exportWords.print}
          </Button>
        )}
        <CopyButton size="s" text={() => exportText(exported(), words)}>
          {exportWords.copy}
        </CopyButton>
      </Inline>
      <Disclosure summary={exportWords.files}>
        <Stack space="l">
          <Text size="small">{exportWords.text}</Text>
          <Inline space="s" align="start">
            <SaveWorkbook
              name={file("xlsx")}
              source={({ workingsOf }) => ({
                ...exported(),
                rules: answered.answer.lender.rulesUsed,
                ...workingsOf(parts, answered.answer),
              })}
            />
          </Inline>
          {ownPage && <ForLater answered={answered} />}
          {reminded && (
            <ReminderDays
              mortgage={{ ...reminded, ...rateFacts(answer.facts) }}
              about={() => [
                answered.verdict.sentence,
                ...answered.answer.rates.map((rate) => words.engineWords.rate(rate)),
                exportWords.workedOut(words.engineWords.format.date(answered.on)),
                ...endOf({ brokerage, link: linkTo(answered) }, words),
              ]}
            />
          )}
        </Stack>
      </Disclosure>
    </>
  );
}

/** Returns the stated facts about a mortgage's rate. Monthly compounding implies a variable rate. */
function rateFacts(facts: readonly Fact[]) {
  const given = (id: string) => facts.find((fact) => fact.id === id && !fact.assumed)?.value;
  const compounding = (given("compounding") ?? null) as Compounding | null;
  return { isVariable: given("rateType") === "variable" || compounding === "monthly", compounding };
}

function ReminderDays(props: Omit<RemindersProps, "maker">) {
  const { reminders } = useResultWords();
  const [maker, setMaker] = useState<typeof import("./writers.ts") | "failed" | null>(null);
  const isOpen = maker !== null && maker !== "failed";
  const toggle = async () =>
    setMaker(isOpen ? null : await import("./writers.ts").catch(() => "failed" as const));
  return (
    <Stack space="s" align="start">
      <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={toggle}>
        {reminders.show}
      </Button>
      <Text size="small" role="status">
        {maker === "failed" && reminders.failed}
      </Text>
      {isOpen && <Reminders {...props} maker={maker} />}
    </Stack>
  );
}

type Writer = typeof import("./writers.ts");

interface SaveWorkbookProps {
  name: string;
  /** Returns the workbook's content; called when the button is pressed. */
  source: (writer: Writer) => WorkbookSource;
}

function SaveWorkbook({ name, source }: SaveWorkbookProps) {
  const words = useResultWords();
  const [state, setState] = useState<"ready" | "busy" | "failed" | "saved">("ready");
  const save = async () => {
    setState("busy");
    const writer = await import("./writers.ts").catch(() => null);
    if (writer) saveFile(name, await writer.makeWorkbook(source(writer), words));
    setState(writer ? "saved" : "failed");
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" size="s" busy={state === "busy"} onClick={save}>
        {words.export.workbook}
      </Button>
      <Text size="small" role="status">
        {state === "failed" && words.export.workbookFailed}
        {state === "saved" && isFramed() && words.export.framed}
      </Text>
    </Stack>
  );
}
