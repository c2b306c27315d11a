import { Button, Icon, Inline, Text } from "@mortgage-kit/ui";
import { FileText } from "@mortgage-kit/ui/icons";
import { useEffect, useRef } from "react";
import type { OpenFileProps } from "../../Host.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import * as styles from "./OpenFile.css.ts";

/** Renders the button that opens a saved file, and accepts a file dropped anywhere on the page. */
export function OpenFile({ onFile, isShown }: OpenFileProps) {
  const { openFile: words } = useLanguage().wizard;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const bringsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files");
    const allow = (event: DragEvent) => {
      // Otherwise the browser navigates to the file.
      if (bringsFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, [onFile]);
  if (!isShown) return null;
  return (
    <div className={styles.openFile}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the visitor choose the same file again after correcting it.
          target.value = "";
        }}
      />
      <Inline space="xs">
        <Button
          tone="plain"
          size="s"
          icon={<Icon icon={FileText} />}
          onClick={() => input.current?.click()}
        >
          {words.open}
        </Button>
        <span className={styles.drop}>
          <Text size="small" tone="soft" as="span">
            {words.drop}
          </Text>
        </span>
      </Inline>
    </div>
  );
}
