import { Button, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import * as styles from "./SendOrSave.css.ts";

interface CopyOptions {
  /** Confirmation that is shown and spoken. */
  copied: string;
  /** Lines of the field for manual copying. */
  rows: number;
  isShown?: boolean;
}

/** Returns a function that copies a text, and its notice: the text itself if the browser refuses. */
export function useCopy({ copied, rows, isShown = false }: CopyOptions) {
  const { export: words } = useResultWords();
  const [outcome, setOutcome] = useState<{ copied: string } | { byHand: string } | null>(null);
  const copy = async (text: string) => {
    const refused = () => setOutcome({ byHand: text });
    if (!navigator.clipboard) return refused();
    await navigator.clipboard.writeText(text).then(() => setOutcome({ copied: text }), refused);
  };
  const notice = (
    <>
      <Text size="small" role="status">
        {outcome && ("copied" in outcome ? copied : words.refused)}
      </Text>
      {outcome && "copied" in outcome && isShown && (
        <p className={styles.message}>{outcome.copied}</p>
      )}
      {outcome && "byHand" in outcome && (
        <textarea
          className={styles.byHand}
          aria-label={words.byHand}
          readOnly
          rows={rows}
          value={outcome.byHand}
        />
      )}
    </>
  );
  return { copy, notice };
}

interface CopyButtonProps {
  /** Returns the text; called when the button is pressed. */
  text: () => string;
  size?: "m" | "s";
  children: React.ReactNode;
}

/** Renders a button that copies a text. Shows the text for manual copying if the browser refuses. */
export function CopyButton({ text, size = "m", children }: CopyButtonProps) {
  const { export: words } = useResultWords();
  const { copy, notice } = useCopy({ copied: words.copied, rows: 8 });
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" size={size} onClick={() => copy(text())}>
        {children}
      </Button>
      {notice}
    </Stack>
  );
}
