import { Callout, KeyFigures, Stack } from "@mortgage-kit/ui";
import { PartHeading } from "../headings.tsx";
import { useLanguage } from "../language/LanguageProvider.tsx";
import * as styles from "../wizard/Wizard.css.ts";
import { keyFigure, type ResultSummary } from "./Figure.ts";

export function AdviceText({ advice }: Pick<ResultSummary, "advice">) {
  if (!advice) return null;
  return (
    <Callout tone={advice.tone === "good" ? "note" : "caution"} title={advice.text}>
      {advice.because}
    </Callout>
  );
}

interface FigureGroupsProps {
  groups: ResultSummary["groups"];
  notes: ResultSummary["notes"];
}

export function FigureGroups({ groups, notes }: FigureGroupsProps) {
  const { format } = useLanguage();
  return (
    <div className={styles.groups}>
      {groups.map(({ title, figures }) => (
        <Stack key={title ?? figures[0]?.id} space="xxs">
          {title && <GroupTitle>{title}</GroupTitle>}
          <KeyFigures
            spacing="close"
            figures={figures.map((figure) => keyFigure(figure, format))}
          />
        </Stack>
      ))}
      {notes && (
        <Stack space="xxs">
          <GroupTitle>{notes.title}</GroupTitle>
          <ul className={styles.notes}>
            {notes.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}

function GroupTitle({ children }: { children: string }) {
  return (
    <PartHeading level={3} size="subheading">
      <span className={styles.group}>{children}</span>
    </PartHeading>
  );
}
