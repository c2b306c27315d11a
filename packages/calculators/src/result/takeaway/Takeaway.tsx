import { Button, Inline, Stack } from "@mortgage-kit/ui";
import { useState } from "react";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { SaidFacts } from "../answerWith.ts";
import { InsightSection } from "../InsightSection.tsx";
import type { Workings } from "../workbook/workbookOf.ts";
import { CopyButton } from "./CopyButton.tsx";
import { fileName } from "./fileName.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import { SaveWorkbook } from "./SaveWorkbook.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { saveText } from "./saveFile.ts";
import { TakeToAgent } from "./TakeToAgent.tsx";
import { takeawayCsv } from "./takeawayCsv.ts";
import { type TakenAlong, takeawayParts } from "./takeawayParts.ts";
import { takeawayText } from "./takeawayText.ts";
import { today } from "./today.ts";

interface TakeawayProps<Inputs, Result> extends TakenAlong<Inputs, Result> {
  /** What was said to a lender, for a link that brings it back. */
  said: SaidFacts;
  /** Made when a spreadsheet asks for them. */
  workings: () => Workings;
}

/** The ways to keep a result; in each of them it goes where the visitor puts it and nowhere else. */
export function Takeaway<Inputs, Result>(props: TakeawayProps<Inputs, Result>) {
  const { title, calculator } = props.view;
  const { agents, brokerage, ownPage } = useHost();
  const words = useResultWords();
  const { takeaway: said, shareLink, agent } = words;
  const [opened, setOpened] = useState<"link" | "agent" | null>(null);
  const parts = takeawayParts(props, words);
  const takeaway = () => ({ title, parts, brokerage, day: today() });
  const file = (ending: string) => fileName(`${calculator.id} ${brokerage?.name ?? ""}`, ending);
  const opens = (panel: "link" | "agent") => ({
    "aria-expanded": opened === panel,
    onClick: () => setOpened(opened === panel ? null : panel),
  });
  return (
    <InsightSection title={said.title} text={said.text}>
      <Stack space="l">
        <Inline space="s" align="start">
          {ownPage && (
            <Button tone="quiet" size="s" onClick={() => window.print()}>
              {said.print}
            </Button>
          )}
          <Button
            tone="quiet"
            size="s"
            onClick={() => saveText(file("csv"), "text/csv", takeawayCsv(takeaway(), words))}
          >
            {said.csv}
          </Button>
          <SaveWorkbook
            name={file("xlsx")}
            source={() => ({ ...takeaway(), ...props.workings() })}
          />
          <CopyButton size="s" text={() => takeawayText(takeaway(), words)}>
            {said.copy}
          </CopyButton>
          {ownPage && (
            <Button tone="quiet" size="s" {...opens("link")}>
              {shareLink.show}
            </Button>
          )}
          {agents.length > 0 && (
            <Button tone="quiet" size="s" {...opens("agent")}>
              {agent.show}
            </Button>
          )}
        </Inline>
        {opened === "link" && <ShareLink inputs={props.inputs} said={props.said} />}
        {opened === "agent" && <TakeToAgent title={title} parts={parts} />}
      </Stack>
      {ownPage && <PrintSheet title={title} parts={parts} />}
    </InsightSection>
  );
}
