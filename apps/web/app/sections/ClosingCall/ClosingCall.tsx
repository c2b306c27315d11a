import { Heading, Inline, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./ClosingCall.css.ts";

interface ClosingCallProps extends Pick<SectionProps, "id" | "children"> {
  title: string;
  text: string;
}

export function ClosingCall({ title, text, children, ...section }: ClosingCallProps) {
  return (
    <Section background="land" edge="contour" {...section}>
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
