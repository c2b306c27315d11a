import { ContourArt, type ContourDrawing } from "../ContourArt/ContourArt.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Play } from "../Icon/icons.ts";
import { Link } from "../LinkProvider/LinkProvider.tsx";
import { NewTabHint } from "../LinkProvider/NewTabHint.tsx";
import { newTabProps } from "../LinkProvider/newTabProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./VideoCard.css.ts";

export interface VideoCardProps {
  /** Title of the video, which is the link's text. */
  title: string;
  /** Address of the video's page. */
  href: string;
  /** The outline level of the title. */
  level: 2 | 3 | 4;
  /** The video site's own picture; without one, the drawn cover shows, as it does where
   * `fallbackImages` sees that the picture does not load. */
  thumbnail?: string;
  /** Drawing that stands in for a missing thumbnail. */
  cover?: ContourDrawing;
  /** Summary in a sentence. */
  text?: string;
  /**
   * `compact` stands beside its picture on a phone; `leading` stands beside it on a wide screen and
   * has its title above it on a phone.
   */
  layout?: keyof typeof styles.layout;
  /** Verb before the title in the link's name. */
  action?: string;
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

export function VideoCard({
  title,
  href,
  level,
  thumbnail,
  cover,
  text,
  layout = "stacked",
  action = "Watch",
}: VideoCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.layout[layout]}>
      <div className={styles.screen}>
        {cover && <ContourArt drawing={cover} fit="cover" fetched="soon" />}
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
        <Title className={styles.titleIn[layout]}>{wholeWords(title)}</Title>
        {text && <p className={styles.text}>{text}</p>}
        <Link className={styles.watch} href={href} {...newTabProps}>
          {action}
          <VisuallyHidden> {title}</VisuallyHidden>
          <NewTabHint />
        </Link>
      </div>
    </article>
  );
}
