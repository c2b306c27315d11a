import { Heading, Inline, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import { ChartSheet, type ChartSheetProps } from "../ChartSheet/ChartSheet.tsx";
import * as styles from "./PageHero.css.ts";

export interface PageHeroProps {
  title: string;
  subtitle: string;
  background?: NonNullable<SectionProps["background"]>;
  /** Sheet of the chart beside the text; on a phone, below it. */
  sheet?: ChartSheetProps;
  /** Content beside the text that arrives late or not at all. */
  aside?: React.ReactNode;
  actions?: React.ReactNode;
  children?: React.ReactNode;
}

/** Renders the opening section of a page below the home page. */
export function PageHero(props: PageHeroProps) {
  const { title, subtitle, background = "land", sheet, aside, actions, children } = props;
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
      {sheet || aside ? (
        <div className={styles.twoSided}>
          <Stack space="l" align="start">
            {heading}
            {text}
          </Stack>
          {sheet ? (
            <div className={styles.sheet}>
              <ChartSheet {...sheet} />
            </div>
          ) : (
            aside
          )}
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
