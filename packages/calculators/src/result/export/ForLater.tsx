import { Button, Icon, Inline, Stack, Text, TextField } from "@mortgage-kit/ui";
import { Key } from "@mortgage-kit/ui/icons";
import { type RefObject, useState } from "react";
import { Heading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { sharedOf, shareFragment } from "../shareLink/shareLink.ts";
import { CopyButton } from "./CopyButton.tsx";

interface ForLaterProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  /** Latest result, which may be newer than the rendered one. */
  latest: RefObject<Answered<Inputs, Result>>;
}

/**
 * Saves inputs and facts in a private link, on request. The link's data is in the URL
 * fragment, which browsers never send.
 */
export function ForLater<Inputs, Result>({ answered, latest }: ForLaterProps<Inputs, Result>) {
  const { forLater: words } = useResultWords();
  const [made, make] = useState<string | null>(null);
  const linkTo = (fragment: string) => `${location.origin}${location.pathname}${fragment}`;
  // Hides a link that no longer matches the inputs and facts.
  const link = made === shareFragment(sharedOf(answered)) ? linkTo(made) : null;
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        {words.title}
      </Heading>
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
    </Stack>
  );
}
