import { Heading, Inline, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./ClosingCall.css.ts";

export interface ClosingCallProps {
  title: string;
  text: string;
  id?: string;
  background?: NonNullable<SectionProps["background"]>;
  /** Buttons of the call. */
  children: React.ReactNode;
}

/** Renders the closing call to action of a page. */
export function ClosingCall({ title, text, id, background = "land", children }: ClosingCallProps) {
  return (
    <Section {...(id && { id })} background={background} edge="contour">
      <div className={styles.layout}>
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <Inline space="s">{children}</Inline>
      </div>
    </Section>
  );
}
