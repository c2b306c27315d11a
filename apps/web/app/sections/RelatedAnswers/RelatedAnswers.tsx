import { Heading, Inline, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { SearchEntry } from "../../search/relatedAnswers.ts";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import * as styles from "./RelatedAnswers.css.ts";

export interface RelatedAnswersProps {
  words: { relatedTitle: string; askTitle: string };
  phone: { href: string; label: string };
  answers: readonly SearchEntry[];
}

/** Renders related answers below the literal matches of a search, and a phone number to ask. */
export function RelatedAnswers({ words, phone, answers }: RelatedAnswersProps) {
  return (
    <Stack space="l">
      {answers.length > 0 && (
        <Stack space="m">
          <Heading level={2} size="subheading">
            {words.relatedTitle}
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
      )}
      <Inline space="s">
        <Text as="span">{words.askTitle}:</Text>
        <ContactLink href={phone.href} look="strong">
          {phone.label}
        </ContactLink>
      </Inline>
    </Stack>
  );
}
