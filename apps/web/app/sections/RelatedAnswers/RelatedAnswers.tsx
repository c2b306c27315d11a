import { Heading, Stack, Text, TextLink } from "@mortgage-kit/ui";
import * as styles from "./RelatedAnswers.css.ts";

/** Renders one hidden specimen, for the page script to take out and put back filled in. */
export function RelatedAnswers({ title }: { title: string }) {
  return (
    <div hidden data-related="">
      <Stack space="m">
        <Heading level={2} size="subheading">
          {title}
        </Heading>
        <ul className={styles.answers}>
          <li className={styles.answer}>
            <Text weight="strong">
              <TextLink href="/" tone="strong">
                …
              </TextLink>
            </Text>
            <Text>…</Text>
          </li>
        </ul>
      </Stack>
    </div>
  );
}
