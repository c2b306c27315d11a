import { Button, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import * as styles from "./SendOrSave.css.ts";

interface CopyButtonProps {
  /** Returns the text; called when the button is pressed. */
  text: () => string;
  size?: "m" | "s";
  children: React.ReactNode;
}

/** Renders a button that copies a text. Shows the text for manual copying if the browser refuses. */
export function CopyButton({ text, size = "m", children }: CopyButtonProps) {
  const { export: words } = useResultWords();
  const [outcome, setOutcome] = useState<"copied" | { byHand: string } | null>(null);
  const copy = () => {
    const copied = text();
    const refused = () => setOutcome({ byHand: copied });
    if (!navigator.clipboard) return refused();
    navigator.clipboard.writeText(copied).then(() => setOutcome("copied"), refused);
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" size={size} onClick={copy}>
        {children}
      </Button>
      <Text size="small" role="status">
        {outcome === "copied" && words.copied}
        {outcome !== null && outcome !== "copied" && words.refused}
      </Text>
      {outcome !== null && outcome !== "copied" && (
        <textarea
          className={styles.byHand}
          aria-label={words.byHand}
          readOnly
          rows={8}
          value={outcome.byHand}
        />
      )}
    </Stack>
  );
}
