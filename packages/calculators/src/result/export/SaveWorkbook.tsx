import { Button, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { WorkbookSource } from "../workbook/workbookOf.ts";
import { saveFile } from "./saveFile.ts";

type Writer = typeof import("./writers.ts");

interface SaveWorkbookProps {
  /** File name. */
  name: string;
  /** Returns the workbook's content; called when the button is pressed. */
  source: (writer: Writer) => WorkbookSource;
}

/** Renders the button that saves the result as a recalculating spreadsheet; loads its writer if needed. */
export function SaveWorkbook({ name, source }: SaveWorkbookProps) {
  const words = useResultWords();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const save = async () => {
    setState("busy");
    const writer = await import("./writers.ts").catch(() => null);
    if (writer) saveFile(name, await writer.makeWorkbook(source(writer), words));
    setState(writer ? "ready" : "failed");
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" size="s" busy={state === "busy"} onClick={save}>
        {words.export.workbook}
      </Button>
      <Text size="small" role="status">
        {state === "failed" && words.export.workbookFailed}
      </Text>
    </Stack>
  );
}
