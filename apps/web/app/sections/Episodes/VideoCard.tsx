import { Icon, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { Play } from "@mortgage-kit/ui/icons";
import { ContourArt, type ContourArtProps } from "../ContourArt/ContourArt.tsx";
import * as styles from "./VideoCard.css.ts";

export interface VideoCardProps {
  title: string;
  /** Address of the video's page. */
  href: string;
  /** The video site's own picture. Without one, or if it does not load, the drawn cover shows. */
  thumbnail?: string;
  cover: ContourArtProps["drawing"];
  text?: string;
  /**
   * On a phone, `compact` has its picture beside the title, and `leading` below it; on a wide screen
   * `leading` has it beside the title.
   */
  layout: keyof typeof styles.layout;
  /** Verb before the title in the link's name. */
  action: string;
}

const hyphenedLetter = /(?<!\S)(\p{L}-\S+)/u;

/** Keeps one letter and what its hyphen joins it to in one line, as in "E-Signatures". */
function wholeWords(title: string) {
  const [before = "", whole, after] = title.split(hyphenedLetter, 3);
  if (!whole) return title;
  return (
    <>
      {before}
      <span className={styles.whole}>{whole}</span>
      {after}
    </>
  );
}

/** Renders a video kept elsewhere, with one link that opens it in a new tab. */
export function VideoCard({ title, href, thumbnail, cover, text, layout, action }: VideoCardProps) {
  return (
    <article className={styles.layout[layout]}>
      <div className={styles.screen}>
        <ContourArt drawing={cover} isSoon />
        {thumbnail && (
          <img
            className={styles.thumbnail}
            src={thumbnail}
            data-fallback-src=""
            alt=""
            width={480}
            height={270}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className={styles.play}>
          <Icon icon={Play} />
        </span>
      </div>
      <div className={styles.wordsIn[layout]}>
        <h3 className={styles.titleIn[layout]}>{wholeWords(title)}</h3>
        {text && (
          <Text size="small" tone="soft">
            {text}
          </Text>
        )}
        <div className={styles.action}>
          <TextLink tone="strong" reach="card" href={href} newTab>
            {action}
            <VisuallyHidden> {title}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </article>
  );
}
