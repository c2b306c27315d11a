import { LinkButton } from "@mortgage-kit/ui";
import { LinkItems } from "../LinkItems/LinkItems.tsx";
import { PageHero, type PageHeroProps } from "../PageHero/PageHero.tsx";
import * as styles from "./NotFound.css.ts";

interface NotFoundProps {
  words: { title: string; text: string; button: string };
  href: string;
  map: PageHeroProps["map"];
  pages?: readonly { label: string; href: string }[];
}

export function NotFound({ words, href, map, pages = [] }: NotFoundProps) {
  return (
    <PageHero
      title={words.title}
      subtitle={words.text}
      map={map}
      actions={<LinkButton href={href}>{words.button}</LinkButton>}
    >
      <ul className={styles.pages}>
        <LinkItems links={pages} tone="strong" />
      </ul>
    </PageHero>
  );
}
