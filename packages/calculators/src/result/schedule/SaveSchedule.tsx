import type { ScheduleRow } from "@simcoe/calculator-engine/canada";
import { Button, Icon, Inline } from "@simcoe/ui";
import { FileText } from "@simcoe/ui/icons";
import { saveFile } from "../TakeItWithYou/saveFile.ts";
import { scheduleCsv } from "./scheduleCsv.ts";

interface SaveScheduleProps {
  name: string;
  rows: readonly ScheduleRow[];
}

/** The months as a file for a spreadsheet, with the extra payments that are being tried. */
export function SaveSchedule({ name, rows }: SaveScheduleProps) {
  const fileName = `${name.toLowerCase().replaceAll(" ", "-")}-schedule.csv`;
  return (
    <Inline space="s">
      <Button
        tone="quiet"
        icon={<Icon icon={FileText} />}
        onClick={() => saveFile(fileName, "text/csv", scheduleCsv(rows))}
      >
        Download the schedule (CSV)
      </Button>
    </Inline>
  );
}
