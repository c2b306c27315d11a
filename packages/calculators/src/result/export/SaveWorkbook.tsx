import { Button, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { WorkbookSource } from "../workbook/workbookOf.ts";
import { saveFile } from "./saveFile.ts";

type Writer = typeof import("./writers.ts");

interface SaveWorkbookProps {
  /** Of the file. */
  name: string;
  /** Created on demand. */
  source: (writer: Writer) => WorkbookSource;
}

/** Saves the result as a spreadsheet that recalculates; the writer is fetched with the first press. */
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
