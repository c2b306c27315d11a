import { useLocation } from "react-router";
import * as styles from "./SiteHeader.css.ts";

/** Leads home; on the home page itself, to its top. */
export function Logo({ alt }: { alt: string }) {
  const { pathname } = useLocation();
  return (
    <a href={pathname === "/" ? "#" : "/"} className={styles.logo}>
      <img
        className={styles.logoImage}
        src="/logo.svg"
        data-fallback-src="/logo.png"
        alt={alt}
        width={294}
        height={28}
        loading="lazy"
      />
    </a>
  );
}
