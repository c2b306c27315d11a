import { Button, Icon, Inline, Text, TextField } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { useCaseLink } from "../shareLink/useCaseLink.ts";

import { CopyButton } from "./CopyButton.tsx";

/** Saves inputs and facts in a private link, in the fragment that browsers never send. */
export function ForLater({ answered }: AnsweredProps) {
  const { forLater: words } = useResultWords();
  const [made, make] = useState<string | null>(null);
  const linkTo = useCaseLink();
  const link = linkTo(answered);
  if (link === null) return <Text>{words.tooLarge}</Text>;
  return (
    <TitledPart title={words.title} space="m">
      <Text>{words.text}</Text>
      {/* Hides a link that no longer matches the inputs and facts. */}
      {made !== link ? (
        <Inline space="s">
          <Button tone="quiet" icon={<Icon icon={Key} />} onClick={() => make(link)}>
            {words.make}
          </Button>
        </Inline>
      ) : (
        <>
          <TextField
            label={words.link}
            value={link}
            readOnly
            autoFocus
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={() => link}>{words.copy}</CopyButton>
        </>
      )}
    </TitledPart>
  );
}
