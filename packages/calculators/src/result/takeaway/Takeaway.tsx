import { Button, Icon, Inline, Stack, Text } from "@simcoe/ui";
import { FileText, Printer } from "@simcoe/ui/icons";
import type { InsightProps } from "../../CalculatorView.ts";
import { InsightSection } from "../InsightSection.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import { PrivateLink } from "./PrivateLink.tsx";
import { saveFile } from "./saveFile.ts";
import { TakeToAgent } from "./TakeToAgent.tsx";
import { takeawayParts } from "./takeawayParts.ts";
import { takeawayCsv, takeawayText } from "./takeawayText.ts";
import { today } from "./today.ts";

type TakeItWithYouProps<Inputs, Result> = Pick<
  InsightProps<Inputs, Result>,
  "view" | "inputs" | "summary" | "secondLook" | "words"
>;

/** The ways to keep a result; in each of them it goes where the visitor puts it and nowhere else. */
export function TakeItWithYou<Inputs, Result>(props: TakeItWithYouProps<Inputs, Result>) {
  const { inputs, words } = props;
  const parts = takeawayParts(props);
  const fileName = `${words.id}-${words.brokerage.name}.csv`.toLowerCase().replaceAll(" ", "-");
  return (
    <InsightSection
      title="Take it with you"
      text="No name, no e-mail address, no sign-up. What you take is made in this page and goes only where you put it."
    >
      <Stack space="xl">
        <Stack space="s">
          <Inline space="s" align="start">
            <Button tone="quiet" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              tone="quiet"
              icon={<Icon icon={FileText} />}
              onClick={() => saveFile(fileName, "text/csv", takeawayCsv(words, parts, today()))}
            >
              Download (CSV)
            </Button>
            <CopyButton text={() => takeawayText(words, parts, today())}>Copy as text</CopyButton>
          </Inline>
          <Text size="small" tone="soft">
            Printed, it is one page with your numbers, the result and what it assumes.
          </Text>
        </Stack>
        <TakeToAgent parts={parts} words={words} />
        <PrivateLink inputs={inputs} />
      </Stack>
      <PrintSheet parts={parts} words={words} />
    </InsightSection>
  );
}
