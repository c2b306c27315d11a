import {
  ContourArt,
  Heading,
  Inline,
  Section,
  type SectionProps,
  Stack,
  Text,
} from "@mortgage-kit/ui";
import { drawingSizes } from "../../art/drawingSizes.ts";
import * as styles from "./PageHero.css.ts";

export interface PageHeroProps {
  title: string;
  subtitle: string;
  background?: NonNullable<SectionProps["background"]>;
  /** File name, without extension, of the page's drawing below /art/pages. */
  lake?: string;
  /** Main actions of the page. */
  actions?: React.ReactNode;
  /** Content beside the text, over the drawing. */
  children?: React.ReactNode;
}

/** Renders the opening section of a page below the home page. */
export function PageHero({
  title,
  subtitle,
  background = "land",
  lake,
  actions,
  children,
}: PageHeroProps) {
  const backdrop = lake && <Lake name={lake} lies={children ? "beneath" : "alone"} />;
  const shape = lake && !children ? styles.charted : "";
  return (
    <Section
      background={background}
      space="none"
      edge={lake ? "plain" : "contour"}
      backdrop={backdrop}
    >
      <div className={`${styles.layout} ${shape} ${lake || children ? "" : styles.wide}`}>
        <Stack space="l" align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{subtitle}</Text>
          {actions && <Inline space="s">{actions}</Inline>}
        </Stack>
        {children}
      </div>
    </Section>
  );
}

function Lake({ name, lies }: { name: string; lies: keyof typeof styles.art }) {
  const drawing = { src: `/art/pages/${name}.svg`, ...drawingSizes.page };
  return (
    <div className={styles.art[lies]}>
      <ContourArt drawing={drawing} fit="cover" />
    </div>
  );
}
