import { Button, Icon, Inline, Stack, Text, TextField } from "@mortgage-kit/ui";
import { FileText, Key } from "@mortgage-kit/ui/icons";
import { type RefObject, useState } from "react";
import { useHost } from "../../Host.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { Heading } from "../../outline.tsx";
import { otherCalculations } from "../savedFile/otherCalculations.ts";
import { writeSavedFile } from "../savedFile/savedFile.ts";
import { type Shared, shareFragment } from "../shareLink/shareLink.ts";
import { CopyButton } from "./CopyButton.tsx";
import { fileName } from "./fileName.ts";
import { saveFile } from "./saveFile.ts";
import { today } from "./today.ts";

interface ForLaterProps extends Shared {
  /** The calculator's id. */
  id: string;
  /** Latest inputs and facts, which may be newer than the rendered ones. */
  latest: RefObject<Shared>;
}

/**
 * Saves inputs and facts in a private link or in a file, on request. The link's data is in the URL
 * fragment, which browsers never send.
 */
export function ForLater({ id, inputs, given, latest }: ForLaterProps) {
  const { brokerage } = useHost();
  const { forLater: words, savedFile } = useResultWords();
  const [made, make] = useState<string | null>(null);
  const linkTo = (fragment: string) => `${location.origin}${location.pathname}${fragment}`;
  // Hides a link that no longer matches the inputs and facts.
  const link = made === shareFragment({ inputs, given }) ? linkTo(made) : null;
  const save = () => {
    const now = latest.current;
    const text = writeSavedFile(today(), [
      { calculator: id, inputs: now.inputs, given: now.given },
      ...otherCalculations(),
    ]);
    saveFile(
      fileName(`${savedFile.fileName} ${brokerage?.name ?? ""}`, "json"),
      new Blob([text], { type: "application/json" }),
    );
  };
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
            onClick={() => make(shareFragment(latest.current))}
          >
            {words.make}
          </Button>
        )}
        <Button tone="quiet" icon={<Icon icon={FileText} />} onClick={save}>
          {savedFile.save}
        </Button>
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
          <CopyButton text={() => linkTo(shareFragment(latest.current))}>{words.copy}</CopyButton>
        </>
      )}
    </Stack>
  );
}
