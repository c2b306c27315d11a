import { Section, Text, TextLink } from "@simcoe/ui";
import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";
import * as styles from "./Article.css.ts";
import type { ArticleBody } from "./articleBody.ts";

export interface ArticleProps extends ArticleBody {
  path: string;
  contentsTitle: string;
}

/** The text of a post, with what it holds beside it. */
export function Article({ html, contents, path, contentsTitle }: ArticleProps) {
  const followLinks = useLinksInText();
  return (
    <Section space="m">
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label={contentsTitle}>
          <Text weight="strong">{contentsTitle}</Text>
          <ol className={styles.contentsList}>
            {contents.map(({ id, title }) => (
              <li key={id} className={styles.contentsItem}>
                <TextLink href={`${path}#${id}`} tone="quiet">
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        {/* The site's own words, whose markup the content's tests restrict. */}
        <div className={styles.body} ref={followLinks} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </Section>
  );
}

/** Lets the router follow the links inside the text, as it follows all others of the site. */
function useLinksInText() {
  const navigate = useNavigate();
  return useCallback(
    (element: HTMLElement | null) => {
      const follow = (event: Event) => {
        const link = (event.target as Element).closest("a");
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event as unknown as MouseEvent;
        const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
        const path = link?.getAttribute("href");
        if (!path?.startsWith("/") || !isPlain) return;
        event.preventDefault();
        navigate(path);
      };
      element?.addEventListener("click", follow);
      return () => element?.removeEventListener("click", follow);
    },
    [navigate],
  );
}
