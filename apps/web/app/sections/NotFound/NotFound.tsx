import { LinkButton } from "@mortgage-kit/ui";
import type { ChartSheetProps } from "../ChartSheet/ChartSheet.tsx";
import { LinkItems } from "../LinkItems/LinkItems.tsx";
import { PageHero } from "../PageHero/PageHero.tsx";
import * as styles from "./NotFound.css.ts";

export interface NotFoundProps {
  words: { title: string; text: string; button: string };
  href: string;
  sheet: ChartSheetProps;
  pages?: readonly { label: string; href: string }[];
}

export function NotFound({ words, href, sheet, pages = [] }: NotFoundProps) {
  return (
    <PageHero
      title={words.title}
      subtitle={words.text}
      sheet={sheet}
      actions={<LinkButton href={href}>{words.button}</LinkButton>}
    >
      <ul className={styles.pages}>
        <LinkItems links={pages} tone="strong" />
      </ul>
    </PageHero>
  );
}
