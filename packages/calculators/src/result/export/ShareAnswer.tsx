import { Button, Icon, Stack } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { sharedOf, shareFragment } from "../shareLink/shareLink.ts";
import { useCopy } from "./CopyButton.tsx";

interface ShareAnswerProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
}

/**
 * Shares the verdict with a link that brings its numbers back: by the system's share sheet where there is
 * one, else copied. The numbers are in the link's fragment, which browsers never send.
 */
export function ShareAnswer<Inputs, Result>({ answered }: ShareAnswerProps<Inputs, Result>) {
  const { ownPage } = useHost();
  const { share: words } = useResultWords();
  const { copy, notice } = useCopy({ copied: words.copied, rows: 4 });
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
    return copy(ownPage ? url : `${verdict.sentence} ${url}`);
  };
  return (
    <Stack space="none" align="start">
      <Button tone="quiet" icon={<Icon icon={Key} />} onClick={share}>
        {words.title}
      </Button>
      {notice}
    </Stack>
  );
}
