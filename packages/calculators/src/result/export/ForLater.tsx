import { Button, Icon, Inline, Text, TextField } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { ExportedProps } from "../Answered.ts";
import { sharedOf, shareFragment } from "../shareLink/shareLink.ts";
import { CopyButton } from "./CopyButton.tsx";

/** Saves inputs and facts in a private link, in the fragment that browsers never send. */
export function ForLater({ answered, latest }: ExportedProps) {
  const { forLater: words } = useResultWords();
  const [made, make] = useState<string | null>(null);
  const linkTo = (fragment: string) => `${location.origin}${location.pathname}${fragment}`;
  // Hides a link that no longer matches the inputs and facts.
  const link = made === shareFragment(sharedOf(answered)) ? linkTo(made) : null;
  return (
    <TitledPart title={words.title} space="m">
      <Text>{words.text}</Text>
      <Inline space="s">
        {link === null && (
          <Button
            tone="quiet"
            icon={<Icon icon={Key} />}
            onClick={() => make(shareFragment(sharedOf(latest.current)))}
          >
            {words.make}
          </Button>
        )}
      </Inline>
      {link !== null && (
        <>
          <TextField
            label={words.link}
            value={link}
            readOnly
            autoFocus
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={() => linkTo(shareFragment(sharedOf(latest.current)))}>
            {words.copy}
          </CopyButton>
        </>
      )}
    </TitledPart>
  );
}
