import { pictureSizes } from "../../art/pictureSizes.ts";
import * as styles from "./Episodes.css.ts";
import type { EpisodeCard } from "./episodeCards.ts";
import { VideoCard } from "./VideoCard.tsx";

export interface EpisodesProps {
  episodes: readonly EpisodeCard[];
  button: string;
  /** Shows the summary of each episode. */
  detail: keyof typeof styles.episodes;
}

export function Episodes({ episodes, button, detail }: EpisodesProps) {
  return (
    <ul className={styles.episodes[detail]}>
      {episodes.map(({ id, title, description, href, cover, thumbnail }, index) => {
        const leads = detail === "described" && index === 0;
        return (
          <li key={id} className={leads ? styles.leading : undefined}>
            <VideoCard
              title={title}
              href={href}
              action={button}
              layout={leads ? "leading" : "compact"}
              cover={{ src: cover, ...pictureSizes.video }}
              {...(thumbnail && { thumbnail })}
              {...(detail === "described" && { text: description })}
            />
          </li>
        );
      })}
    </ul>
  );
}
