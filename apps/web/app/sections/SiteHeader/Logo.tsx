import { useCurrentPath } from "../../navigation/CurrentPath.ts";
import * as styles from "./SiteHeader.css.ts";

/** Height of the logo in pixels, at the default text size. */
export const logoHeight = 28;

/** Renders the logo as a link to the home page; on the home page, to its top. */
export function Logo({ alt, width }: { alt: string; width: number }) {
  const path = useCurrentPath();
  return (
    <a href={path === "/" ? "#" : "/"} className={styles.logo}>
      <img
        className={styles.logoImage}
        src="/logo.svg"
        data-fallback-src="/logo.png"
        alt={alt}
        width={width}
        height={logoHeight}
        loading="lazy"
      />
    </a>
  );
}
