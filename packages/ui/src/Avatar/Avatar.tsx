import { bezel } from "../art/bezel.ts";
import { initialsOf } from "../art/initialsOf.ts";
import { ContourArt, type ContourDrawing } from "../ContourArt/ContourArt.tsx";
import * as styles from "./Avatar.css.ts";

export interface AvatarProps {
  /** Person's name, whose initials stand in the ring. */
  name: string;
  /** The sitter's own stretch of lake, drawn with the `portrait` composition and their name as seed. */
  drawing?: ContourDrawing;
  /** Diameter; `portrait` by default. */
  size?: keyof typeof styles.size;
}

const ring = bezel(50, 50, 48);

/**
 * Renders a portrait without a photograph: initials in a compass ring. The name itself stands
 * beside it.
 */
export function Avatar({ name, drawing, size = "portrait" }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles.size[size]}`} aria-hidden="true">
      {drawing && <ContourArt drawing={drawing} fit="cover" />}
      <svg className={styles.plate} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.disc} cx="50" cy="50" r="50" />
        {size === "small" ? (
          <circle className={styles.rim} cx="50" cy="50" r="49" />
        ) : (
          <path className={styles.ring} d={ring} />
        )}
        <text className={styles.initials[size]} x="50" y="50" dy="0.35em">
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  );
}
