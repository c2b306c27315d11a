import { LinkButton } from "@mortgage-kit/ui";
import type { ChartSheetProps } from "../ChartSheet/ChartSheet.tsx";
import { LinkItems } from "../LinkItems/LinkItems.tsx";
import { PageHero } from "../PageHero/PageHero.tsx";
import * as styles from "./NotFound.css.ts";

export interface NotFoundProps {
  title: string;
  text: string;
  link: { label: string; href: string };
  sheet: ChartSheetProps;
  /** Pages to go on to. */
  pages?: readonly { label: string; href: string }[];
}

export function NotFound({ title, text, link, sheet, pages = [] }: NotFoundProps) {
  return (
    <PageHero
      title={title}
      subtitle={text}
      sheet={sheet}
      actions={<LinkButton href={link.href}>{link.label}</LinkButton>}
    >
      <ul className={styles.pages}>
        <LinkItems links={pages} tone="strong" />
      </ul>
    </PageHero>
  );
}
