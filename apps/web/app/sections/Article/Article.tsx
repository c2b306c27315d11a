import { Section, Text, TextLink } from "@mortgage-kit/ui";
import * as styles from "./Article.css.ts";
import type { ArticleBody } from "./articleBody.ts";

export interface ArticleProps extends ArticleBody {
  path: string;
  contentsTitle: string;
}

/** Renders the text of a post beside its table of contents. */
export function Article({ html, contents, path, contentsTitle }: ArticleProps) {
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
        {/* Safe: the HTML is the site's own content, and the content's tests restrict its markup. */}
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </Section>
  );
}
