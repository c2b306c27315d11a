import { Callout, Heading, KeyFigures, Stack } from "@simcoe/ui";
import type { ResultSummary } from "../CalculatorView.ts";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { keyFigure } from "../result/Figure.ts";
import * as styles from "./Wizard.css.ts";

/** The advice by itself, until it has been checked. */
export function Advice({ advice }: Pick<ResultSummary, "advice">) {
  if (!advice) return null;
  return (
    <Callout tone={advice.tone === "good" ? "note" : "caution"} title={advice.text}>
      {advice.because}
    </Callout>
  );
}

interface FigureGroupsProps {
  summary: ResultSummary;
  /** Whether a picture shows the figures that it can. */
  isPictured: boolean;
}

/** The figures that a result is made of, and what has to be said with them. */
export function FigureGroups({ summary: { groups, notes }, isPictured }: FigureGroupsProps) {
  const { format } = useLanguage();
  return (
    <>
      {groups
        .filter(({ isDrawn }) => !(isDrawn && isPictured))
        .map(({ title, figures }) => (
          <Stack key={title ?? "figures"} space="xs">
            {title && (
              <Heading level={3} size="subheading">
                {title}
              </Heading>
            )}
            <KeyFigures
              spacing="close"
              figures={figures.map((figure) => keyFigure(figure, format))}
            />
          </Stack>
        ))}
      {notes && (
        <Stack space="xs">
          <Heading level={3} size="subheading">
            {notes.title}
          </Heading>
          <ul className={styles.notes}>
            {notes.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  );
}
