import { useCurrentPath, useLocalPaths } from "../../navigation/CurrentPath.ts";
import { localPath } from "../../navigation/localPath.ts";
import * as styles from "./SiteHeader.css.ts";

/** Height of the logo in pixels, at the default text size. */
export const logoHeight = 28;

/** Renders the logo as a link to the home page; on the home page, to its top. */
export function Logo({ alt, width }: { alt: string; width: number }) {
  const path = useCurrentPath().replace(/\/$/, "") || "/";
  const home = localPath(useLocalPaths(), "/");
  return (
    <a href={path === home ? "#" : home} className={styles.logo}>
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
