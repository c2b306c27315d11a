import { Heading, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { SearchEntry } from "../../search/relatedAnswers.ts";
import * as styles from "./RelatedAnswers.css.ts";

export interface RelatedAnswersProps {
  title: string;
  answers: readonly SearchEntry[];
}

/** Renders related answers below the literal matches of a search; nothing if there are none. */
export function RelatedAnswers({ title, answers }: RelatedAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <Stack space="m">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <ul className={styles.answers}>
        {answers.map(({ title, text, href }) => (
          <li key={`${title} ${href}`} className={styles.answer}>
            <Text weight="strong">
              {href ? (
                <TextLink href={href} tone="strong">
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </Text>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
