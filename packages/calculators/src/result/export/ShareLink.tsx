import { Button, Icon, Inline, Stack, Text, TextField } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { Heading } from "../../outline.tsx";
import { type Shared, shareFragment } from "../shareLink/shareLink.ts";
import { CopyButton } from "./CopyButton.tsx";

/** A link that holds inputs and facts where only browsers look; made when it is asked for. */
export function ShareLink(shared: Shared) {
  const { shareLink: words } = useResultWords();
  const [made, make] = useState<string | null>(null);
  // Compared as text: equal numbers may come in another object once a later part has loaded.
  const fragment = shareFragment(shared);
  const link = made === fragment ? `${location.origin}${location.pathname}${fragment}` : null;
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      {link === null ? (
        <Inline space="s">
          <Button tone="quiet" icon={<Icon icon={Key} />} onClick={() => make(fragment)}>
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
    </Stack>
  );
}
