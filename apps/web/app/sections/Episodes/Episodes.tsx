import { type Site, videoLink } from "@mortgage-kit/content";
import { Icon, Text, TextLink, VisuallyHidden } from "@mortgage-kit/ui";
import { Play } from "@mortgage-kit/ui/icons";
import { orNotFound } from "../../orNotFound.ts";
import { cover } from "../Cover/Cover.css.ts";
import * as styles from "./Episodes.css.ts";

/** Returns the card data of all episodes. Call it in a loader. */
export function episodeCards({ brokerage, podcast }: Site) {
  if (!podcast) return [];
  const { watch, thumbnail } = orNotFound(brokerage.videos);
  return podcast.videos.map(({ id, title, description, videoId }) => ({
    id,
    title,
    description,
    href: videoLink(watch, videoId),
    ...(thumbnail && { thumbnail: videoLink(thumbnail, videoId) }),
  }));
}

type EpisodeCard = ReturnType<typeof episodeCards>[number];

interface EpisodesProps {
  episodes: readonly EpisodeCard[];
  button: string;
  /** Shows the summary of each episode. */
  detail: keyof typeof styles.episodes;
}

export function Episodes({ episodes, button, detail }: EpisodesProps) {
  const isDescribed = detail === "described";
  return (
    <ul className={styles.episodes[detail]}>
      {episodes.map((episode, index) => {
        const leads = isDescribed && index === 0;
        return (
          <li key={episode.id} className={leads ? styles.leading : undefined}>
            <VideoCard
              {...{ episode, button, isDescribed }}
              layout={leads ? "leading" : "compact"}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface VideoCardProps {
  episode: EpisodeCard;
  button: string;
  isDescribed: boolean;
  layout: keyof typeof styles.layout;
}

/** Renders a video kept elsewhere, with one link that opens it in a new tab. */
function VideoCard({ episode, button, isDescribed, layout }: VideoCardProps) {
  const { title, description, href, thumbnail } = episode;
  return (
    <article className={styles.layout[layout]}>
      <div className={styles.screen}>
        {/* The video site's own picture. Without one, or if it does not load, the screen is tinted. */}
        {thumbnail && (
          <img
            className={cover}
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
        {isDescribed && (
          <Text size="small" tone="soft">
            {description}
          </Text>
        )}
        <div className={styles.action}>
          <TextLink tone="strong" reach="card" href={href} newTab>
            {button}
            <VisuallyHidden> {title}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </article>
  );
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
