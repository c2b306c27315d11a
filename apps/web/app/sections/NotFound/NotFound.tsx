import { ContourArt, Heading, LinkButton, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { drawingSizes } from "../../art/drawingSizes.ts";
import * as styles from "./NotFound.css.ts";

const chart = { src: "/art/not-found.svg", ...drawingSizes.notFound };

export interface NotFoundProps {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** Pages to go on to. */
  pages?: readonly { label: string; href: string }[];
}

export function NotFound({ title, text, link, pages = [] }: NotFoundProps) {
  return (
    <Section background="land" space="m">
      <div className={styles.layout}>
        <Stack space="l" align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{text}</Text>
          <LinkButton href={link.href}>{link.label}</LinkButton>
          <div className={styles.pages}>
            {pages.map(({ label, href }) => (
              <TextLink key={href} href={href} tone="strong">
                {label}
              </TextLink>
            ))}
          </div>
        </Stack>
        <div className={styles.chart}>
          <ContourArt drawing={chart} fit="cover" keep="end" />
        </div>
      </div>
    </Section>
  );
}
