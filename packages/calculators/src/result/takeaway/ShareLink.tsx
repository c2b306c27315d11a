import { Button, Heading, Icon, Inline, Stack, Text, TextField } from "@simcoe/ui";
import { Key } from "@simcoe/ui/icons";
import { useState } from "react";
import { privateFragment } from "../../Arrival/privateLink.ts";
import { CopyButton } from "./CopyButton.tsx";

/** A link that holds the inputs where only browsers look; made when it is asked for. */
export function PrivateLink({ inputs }: { inputs: unknown }) {
  const [made, make] = useState<{ inputs: unknown; link: string } | null>(null);
  const link = made && made.inputs === inputs ? made.link : null;
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        Come back to it later
      </Heading>
      <Text>
        A private link brings your numbers back. They stand in the part after the #, which browsers
        send to nobody, us included. Whoever has the link can read them.
      </Text>
      {link === null ? (
        <Inline space="s">
          <Button
            tone="quiet"
            icon={<Icon icon={Key} />}
            onClick={() =>
              make({
                inputs,
                link: `${location.origin}${location.pathname}${privateFragment(inputs)}`,
              })
            }
          >
            Make a private link
          </Button>
        </Inline>
      ) : (
        <>
          <TextField
            label="Your private link"
            value={link}
            readOnly
            autoFocus
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={() => link}>Copy the link</CopyButton>
        </>
      )}
    </Stack>
  );
}
