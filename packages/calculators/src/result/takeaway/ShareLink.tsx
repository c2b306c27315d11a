import { Button, Heading, Icon, Inline, Stack, Text, TextField } from "@simcoe/ui";
import { Key } from "@simcoe/ui/icons";
import { useState } from "react";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { shareFragment } from "../shareLink/shareLink.ts";
import { CopyButton } from "./CopyButton.tsx";

/** A link that holds the inputs where only browsers look; made when it is asked for. */
export function ShareLink({ inputs }: { inputs: unknown }) {
  const { shareLink: words } = useResultWords();
  const [made, make] = useState<{ inputs: unknown; link: string } | null>(null);
  const link = made && made.inputs === inputs ? made.link : null;
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
                inputs,
                link: `${location.origin}${location.pathname}${shareFragment(inputs)}`,
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
