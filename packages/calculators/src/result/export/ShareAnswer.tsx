import { Button, Icon, Stack, Text } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { sharedOf, shareFragment } from "../shareLink/shareLink.ts";
import * as styles from "./SendOrSave.css.ts";

interface ShareAnswerProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
}

/**
 * Shares the verdict with a link that brings its numbers back: by the system's share sheet where there is
 * one, else copied. The numbers are in the link's fragment, which browsers never send.
 */
export function ShareAnswer<Inputs, Result>({ answered }: ShareAnswerProps<Inputs, Result>) {
  const { ownPage } = useHost();
  const { share: words, export: exportWords } = useResultWords();
  const [outcome, setOutcome] = useState<"copied" | { byHand: string } | null>(null);
  const share = async () => {
    const { verdict, view } = answered;
    // A page that is not the calculator's own does not read the numbers from its address.
    const fragment = ownPage ? shareFragment(sharedOf(answered)) : "";
    const url = `${location.origin}${location.pathname}${fragment}`;
    const data = { title: view.title, text: verdict.sentence, url };
    if (navigator.canShare?.(data)) {
      // Rejects if the visitor closes the sheet.
      return navigator.share(data).catch(() => {});
    }
    const text = ownPage ? url : `${verdict.sentence} ${url}`;
    const byHand = () => setOutcome({ byHand: text });
    if (!navigator.clipboard) return byHand();
    await navigator.clipboard.writeText(text).then(() => setOutcome("copied"), byHand);
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" icon={<Icon icon={Key} />} onClick={share}>
        {words.title}
      </Button>
      <Text size="small" role="status">
        {outcome === "copied" && words.copied}
        {outcome !== null && outcome !== "copied" && exportWords.refused}
      </Text>
      {outcome !== null && outcome !== "copied" && (
        <textarea
          className={styles.byHand}
          aria-label={exportWords.byHand}
          readOnly
          rows={4}
          value={outcome.byHand}
        />
      )}
    </Stack>
  );
}
