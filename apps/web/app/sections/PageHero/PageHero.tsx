import { Heading, Inline, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import { RegionMap, type RegionMapProps } from "../RegionMap/RegionMap.tsx";
import * as styles from "./PageHero.css.ts";

export interface PageHeroProps {
  title: string;
  subtitle: string;
  background?: NonNullable<SectionProps["background"]>;
  /** Map beside the text; on a phone, below it. */
  map?: RegionMapProps | undefined;
  /** Content beside the text that arrives late or not at all. */
  aside?: React.ReactNode;
  actions?: React.ReactNode;
  children?: React.ReactNode;
}

/** Renders the opening section of a page below the home page. */
export function PageHero(props: PageHeroProps) {
  const { title, subtitle, background = "land", map, aside, actions, children } = props;
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
      {map || aside ? (
        <div className={styles.twoSided}>
          <Stack space="l" align="start">
            {heading}
            {text}
          </Stack>
          {map ? (
            <div className={styles.map}>
              <RegionMap {...map} />
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
