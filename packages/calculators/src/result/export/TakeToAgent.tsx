import { Checkbox, Icon, Inline, LinkButton, Select, Stack, Text } from "@mortgage-kit/ui";
import { Mail } from "@mortgage-kit/ui/icons";
import { useState } from "react";
import { useHost } from "../../Host.tsx";
import { TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { type ExportedResult, messageLines } from "../exportParts.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./SendOrSave.css.ts";

interface AgentMessage {
  firstName: string;
  title: string;
  lines: readonly string[];
}

function agentMessage(
  { firstName, title, lines }: AgentMessage,
  { agent: words }: ResultWords,
): string {
  const opening = lines.length > 0 ? words.opening(title) : words.openingAlone(title);
  const shown = lines.map((line) => `- ${line}`).join("\n");
  return [words.greeting(firstName), opening, shown, `${words.closing}\n`]
    .filter(Boolean)
    .join("\n\n");
}

/** Length in characters beyond which some mail programs truncate a `mailto:` message. */
const maxLength = 2000;

function mailAddress(email: string, subject: string, message: string) {
  const body = encodeURIComponent(message.replaceAll("\n", "\r\n"));
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return { href, isLong: href.length > maxLength };
}

/** Returns all lines that a visitor may send to an agent. */
export const agentLines = (
  { parts, day, link }: Pick<ExportedResult, "parts" | "day" | "link">,
  words: ResultWords,
): readonly string[] => [
  ...messageLines(parts, words),
  words.export.workedOut(words.engineWords.format.date(day)),
  ...(link ? [words.pair(words.export.openAgain, link)] : []),
];

/** Renders a message to an agent. The visitor can leave out lines and sends it from a mail program. */
export function TakeToAgent({ title, parts, day, link }: Omit<ExportedResult, "brokerage">) {
  const { agents } = useHost();
  const words = useResultWords();
  const { agent: agentWords } = words;
  const [id, choose] = useState(agents[0]?.id ?? "");
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const agent = agents.find((candidate) => candidate.id === id);
  if (!agent) return null;
  const offered = agentLines({ parts, day, link }, words);
  const lines = offered.filter((line) => !leftOut.has(line));
  const message = agentMessage({ firstName: agent.firstName, title, lines }, words);
  const mail = mailAddress(agent.email, agentWords.subject(title), message);
  return (
    <TitledPart title={agentWords.title} space="m">
      <Text>{agentWords.text}</Text>
      <div className={styles.sideBySide}>
        <Stack space="m">
          <Select
            label={agentWords.to}
            options={agents.map(({ id: value, name, title: level }) => ({
              value,
              label: level ? `${name}, ${level}` : name,
            }))}
            value={id}
            onChange={choose}
          />
          <ChosenLines legend={agentWords.lines} {...{ offered, leftOut, setLeftOut }} />
        </Stack>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form */}
        <div className={styles.message} role="group" aria-label={agentWords.message}>
          {message}
        </div>
      </div>
      <Inline space="s" align="start">
        <LinkButton href={mail.href} icon={<Icon icon={Mail} />}>
          {agentWords.open}
        </LinkButton>
        <CopyButton text={() => message}>{agentWords.copy}</CopyButton>
      </Inline>
      <Text size="small" tone="soft">
        {[agentWords.address(agent.email), mail.isLong && agentWords.isLong]
          .filter(Boolean)
          .join(" ")}
      </Text>
    </TitledPart>
  );
}

interface ChosenLinesProps {
  legend: string;
  offered: readonly string[];
  leftOut: ReadonlySet<string>;
  setLeftOut: (leftOut: ReadonlySet<string>) => void;
}

function ChosenLines({ legend, offered, leftOut, setLeftOut }: ChosenLinesProps) {
  const include = (line: string, isIncluded: boolean) => {
    const others = [...leftOut].filter((other) => other !== line);
    setLeftOut(new Set(isIncluded ? others : [...others, line]));
  };
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>
        <Text size="small" weight="strong" as="span">
          {legend}
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
  );
}
