import {
  ChartSheet,
  type ChartSheetProps,
  Heading,
  Inline,
  Section,
  type SectionProps,
  Stack,
  Text,
} from "@mortgage-kit/ui";
import * as styles from "./PageHero.css.ts";

export interface PageHeroProps {
  title: string;
  subtitle: string;
  background?: NonNullable<SectionProps["background"]>;
  /** Sheet of the chart with the page's own figures, beside the text; on a phone, below it. */
  sheet?: ChartSheetProps;
  /** Covers the sheet while it has content. */
  overSheet?: React.ReactNode;
  /** Main actions of the page. */
  actions?: React.ReactNode;
  /** Content below the text. */
  children?: React.ReactNode;
}

/** Renders the opening section of a page below the home page. */
export function PageHero(props: PageHeroProps) {
  const { title, subtitle, background = "land", sheet, overSheet, actions, children } = props;
  const heading = <Heading level={1}>{title}</Heading>;
  const text = (
    <>
      <Text size="lead">{subtitle}</Text>
      {actions && <Inline space="s">{actions}</Inline>}
      {children}
    </>
  );
  return (
    <Section background={background} space="none">
      {sheet ? (
        <div className={styles.charted}>
          <Stack space="l" align="start">
            {heading}
            {text}
          </Stack>
          <div className={styles.sheet}>
            <ChartSheet {...sheet} />
            {overSheet}
          </div>
        </div>
      ) : (
        <div className={styles.plain}>
          {heading}
          <Stack space="m" align="start">
            {text}
          </Stack>
        </div>
      )}
    </Section>
  );
}
