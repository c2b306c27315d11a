import { Checkbox, Heading, Icon, Inline, LinkButton, Select, Stack, Text } from "@simcoe/ui";
import { Mail } from "@simcoe/ui/icons";
import { useState } from "react";
import type { CalculatorPageWords } from "../../CalculatorPage/calculatorPageData.ts";
import { agentMessage, mailAddress } from "./agentMessage.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./TakeItWithYou.css.ts";
import { linesOf, type TakeawayPart } from "./takeawayParts.ts";

interface TakeToAgentProps {
  parts: readonly TakeawayPart[];
  words: CalculatorPageWords;
}

/** A message to one of the team: every line is the visitor's to leave out, and theirs to send. */
export function TakeToAgent({ parts, words }: TakeToAgentProps) {
  const [slug, choose] = useState(words.members[0]?.slug ?? "");
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const offered = parts.flatMap((part) => (part.id === "assumptions" ? [] : linesOf(part)));
  const member = words.members.find((candidate) => candidate.slug === slug);
  if (!member) return null;
  const lines = offered.filter((line) => !leftOut.has(line));
  const message = agentMessage({ firstName: member.firstName, title: words.title, lines });
  const mail = mailAddress(member.email, `My result: ${words.title}`, message);
  const include = (line: string, isIncluded: boolean) => {
    const others = [...leftOut].filter((other) => other !== line);
    setLeftOut(new Set(isIncluded ? others : [...others, line]));
  };
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        Take this to an agent
      </Heading>
      <Text>
        Untick what you would rather keep to yourself. The message below is all that is handed to
        your mail program, and nothing is sent until you send it there.
      </Text>
      <div className={styles.sideBySide}>
        <Stack space="m">
          <Select
            label="To"
            options={words.members.map(({ slug: value, name, level }) => ({
              value,
              label: `${name}, ${level}`,
            }))}
            value={slug}
            onChange={choose}
          />
          <fieldset className={styles.lines}>
            <legend className={styles.legend}>
              <Text size="small" weight="strong" as="span">
                Lines of the message
              </Text>
            </legend>
            {offered.map((line) => (
              <Checkbox
                key={line}
                label={line}
                checked={!leftOut.has(line)}
                onChange={(isIncluded) => include(line, isIncluded)}
              />
            ))}
          </fieldset>
        </Stack>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form */}
        <div className={styles.message} role="group" aria-label="Your message">
          {message}
        </div>
      </div>
      <Inline space="s" align="start">
        <LinkButton href={mail.href} icon={<Icon icon={Mail} />}>
          Open in my mail program
        </LinkButton>
        <CopyButton text={() => message}>Copy the message</CopyButton>
      </Inline>
      <Text size="small" tone="soft">
        It will be addressed to {member.email}.
        {mail.isLong &&
          " This is a long message, which some mail programs cut short: check its end, or copy it."}
      </Text>
    </Stack>
  );
}
