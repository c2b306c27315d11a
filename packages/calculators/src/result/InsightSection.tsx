import { Columns, Stack, Text } from "@mortgage-kit/ui";
import { useId } from "react";
import { Heading } from "../headings.tsx";
import * as styles from "./InsightSection.css.ts";

export interface InsightSectionProps {
  title: string;
  /** Introduction in a sentence. */
  text?: string;
  children: React.ReactNode;
}

/** Renders an always open section below a result, set off by a hairline. */
export function InsightSection({ title, text, children }: InsightSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Columns layout="narrowFirst" space="m" align="start">
        <Stack space="xs" align="start">
          <Heading level={2} size="subheading" id={headingId}>
            {title}
          </Heading>
          {text && (
            <div className={styles.text}>
              <Text size="small" tone="soft">
                {text}
              </Text>
            </div>
          )}
        </Stack>
        <div className={styles.content}>{children}</div>
      </Columns>
    </section>
  );
}
