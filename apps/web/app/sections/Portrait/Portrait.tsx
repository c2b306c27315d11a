import type { MemberPicture } from "../../art/portraits.ts";
import * as styles from "./Portrait.css.ts";

export interface PortraitProps {
  picture: MemberPicture;
  alt: string;
  size: keyof typeof styles.size;
}

/** Renders a member's picture in a disc. A drawn one takes its ground and its ring from the theme. */
export function Portrait({ picture, alt, size }: PortraitProps) {
  const className = `${styles.portrait} ${styles.size[size]}`;
  if ("symbol" in picture) {
    return (
      <svg className={className} viewBox="0 0 120 120" role="img" aria-label={alt}>
        <use href={picture.symbol} />
      </svg>
    );
  }
  return (
    <img
      className={className}
      src={picture.photo}
      alt={alt}
      width={480}
      height={480}
      loading="lazy"
      data-soon=""
      decoding="async"
    />
  );
}
