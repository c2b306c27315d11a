import { Button, Inline, Stack, Text } from "@mortgage-kit/ui";
import { type RefObject, useState } from "react";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { FactValues } from "../answerWith.ts";
import { InsightSection } from "../InsightSection.tsx";
import type { Answered, ResultParts } from "../ResultParts.ts";
import { CopyButton } from "./CopyButton.tsx";
import { exportCsv } from "./exportCsv.ts";
import { type ExportSource, exportParts } from "./exportParts.ts";
import { exportText } from "./exportText.ts";
import { ForLater } from "./ForLater.tsx";
import { fileName } from "./fileName.ts";
import type { RemindedMortgage } from "./mortgageReminders.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import { Reminders } from "./Reminders.tsx";
import { SaveWorkbook } from "./SaveWorkbook.tsx";
import { saveText } from "./saveFile.ts";
import { TakeToAgent } from "./TakeToAgent.tsx";
import { today } from "./today.ts";

interface ExportSectionProps<Inputs, Result> extends ExportSource<Inputs, Result> {
  /** Facts that the visitor stated or the page sets, for a link or a file that restores them. */
  given: FactValues;
  /** Mortgage for renewal reminders; `null` hides them. */
  mortgage: RemindedMortgage | null;
  /** Source of the spreadsheet's formulas. */
  resultParts: ResultParts<Inputs, Result>;
  /** Latest result, which may be newer than the rendered one. */
  latest: RefObject<Answered<Inputs, Result> & { given: FactValues }>;
}

/** Renders the ways to export a result. None of them sends data by itself. */
export function ExportSection<Inputs, Result>(props: ExportSectionProps<Inputs, Result>) {
  const { title, calculator } = props.view;
  const { agents, brokerage, ownPage } = useHost();
  const words = useResultWords();
  const { export: exportWords, forLater, reminders, agent } = words;
  const [opened, setOpened] = useState<"link" | "reminders" | "agent" | null>(null);
  const [calendar, setCalendar] = useState<typeof import("./writers.ts") | "failed" | null>(null);
  const parts = exportParts(props, words);
  const exported = () => ({
    title,
    parts: exportParts({ ...props, ...props.latest.current }, words),
    brokerage,
    day: today(),
  });
  const file = (ending: string) => fileName(`${calculator.id} ${brokerage?.name ?? ""}`, ending);
  const opens = (panel: "link" | "agent") => ({
    "aria-expanded": opened === panel,
    onClick: () => setOpened(opened === panel ? null : panel),
  });
  const toggleReminders = async () => {
    if (opened === "reminders") return setOpened(null);
    const loaded = await import("./writers.ts").catch(() => null);
    setCalendar(loaded ?? "failed");
    setOpened(loaded ? "reminders" : null);
  };
  return (
    <InsightSection title={exportWords.title} text={exportWords.text}>
      <Stack space="l">
        <Inline space="s" align="start">
          {ownPage && (
            <Button tone="quiet" size="s" onClick={() => window.print()}>
              {exportWords.print}
            </Button>
          )}
          <CopyButton size="s" text={() => exportText(exported(), words)}>
            {exportWords.copy}
          </CopyButton>
          {ownPage && (
            <Button tone="quiet" size="s" {...opens("link")}>
              {forLater.show}
            </Button>
          )}
          <Button
            tone="quiet"
            size="s"
            onClick={() => saveText(file("csv"), "text/csv", exportCsv(exported(), words))}
          >
            {exportWords.csv}
          </Button>
          <SaveWorkbook
            name={file("xlsx")}
            source={({ workingsOf }) => ({
              ...exported(),
              ...workingsOf(props.resultParts, props.latest.current.inputs),
            })}
          />
          {props.mortgage && (
            <Stack space="none" align="start">
              <Button
                tone="quiet"
                size="s"
                aria-expanded={opened === "reminders"}
                onClick={toggleReminders}
              >
                {reminders.show}
              </Button>
              <Text size="small" role="status">
                {calendar === "failed" && reminders.failed}
              </Text>
            </Stack>
          )}
          {agents.length > 0 && (
            <Button tone="quiet" size="s" {...opens("agent")}>
              {agent.show}
            </Button>
          )}
        </Inline>
        {opened === "link" && (
          <ForLater
            id={calculator.id}
            inputs={props.inputs}
            given={props.given}
            latest={props.latest}
          />
        )}
        {opened === "reminders" && props.mortgage && calendar && calendar !== "failed" && (
          <Reminders mortgage={props.mortgage} maker={calendar} />
        )}
        {opened === "agent" && <TakeToAgent title={title} parts={parts} />}
      </Stack>
      {ownPage && <PrintSheet title={title} parts={parts} />}
    </InsightSection>
  );
}
