import { Button, Icon, Inline, Stack, Text } from "@simcoe/ui";
import { FileText, Printer } from "@simcoe/ui/icons";
import type { InsightProps } from "../../CalculatorView.ts";
import { useHost } from "../../Host.tsx";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { fileName } from "./fileName.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { saveFile } from "./saveFile.ts";
import { TakeToAgent } from "./TakeToAgent.tsx";
import { takeawayCsv } from "./takeawayCsv.ts";
import { takeawayParts } from "./takeawayParts.ts";
import { takeawayText } from "./takeawayText.ts";
import { today } from "./today.ts";

/** The ways to keep a result; in each of them it goes where the visitor puts it and nowhere else. */
export function Takeaway<Inputs, Result>(props: InsightProps<Inputs, Result>) {
  const { title, calculator } = props.view;
  const { brokerage, ownsPage } = useHost();
  const words = useResultWords();
  const { takeaway: said } = words;
  const parts = takeawayParts(props, words);
  const takeaway = () => ({ title, parts, brokerage, day: today() });
  const file = fileName(`${calculator.id} ${brokerage?.name ?? ""}`, "csv");
  return (
    <InsightSection title={said.title} text={said.text}>
      <Stack space="xl">
        <Stack space="s">
          <Inline space="s" align="start">
            {ownsPage && (
              <Button tone="quiet" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
                {said.print}
              </Button>
            )}
            <Button
              tone="quiet"
              icon={<Icon icon={FileText} />}
              onClick={() => saveFile(file, "text/csv", takeawayCsv(takeaway(), words))}
            >
              {said.csv}
            </Button>
            <CopyButton text={() => takeawayText(takeaway(), words)}>{said.copy}</CopyButton>
          </Inline>
          {ownsPage && (
            <Text size="small" tone="soft">
              {said.printed}
            </Text>
          )}
        </Stack>
        <TakeToAgent title={title} parts={parts} />
        {ownsPage && <ShareLink inputs={props.inputs} />}
      </Stack>
      {ownsPage && <PrintSheet title={title} parts={parts} />}
    </InsightSection>
  );
}
