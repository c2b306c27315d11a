import * as styles from "./Portrait.css.ts";

interface PortraitProps {
  src: string;
  alt: string;
  size: keyof typeof styles.size;
}

/** Renders a member's photo or drawing; the first screen's at once, others near the screen. */
export function Portrait({ src, alt, size }: PortraitProps) {
  return (
    <img
      className={styles.size[size]}
      src={src}
      alt={alt}
      width={400}
      height={480}
      {...(size !== "profile" ? { loading: "lazy", "data-soon": "" } : { fetchPriority: "low" })}
      decoding="async"
    />
  );
}
