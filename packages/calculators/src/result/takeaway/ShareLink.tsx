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
  const [made, make] = useState<(Shared & { link: string }) | null>(null);
  const isCurrent = made?.inputs === shared.inputs && made?.said === shared.said;
  const link = isCurrent ? (made?.link ?? null) : null;
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      {link === null ? (
        <Inline space="s">
          <Button
            tone="quiet"
            icon={<Icon icon={Key} />}
            onClick={() =>
              make({
                ...shared,
                link: `${location.origin}${location.pathname}${shareFragment(shared)}`,
              })
            }
          >
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
