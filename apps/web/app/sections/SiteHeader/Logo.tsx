import { useCallback, useState } from "react";
import { Link, useLocation } from "react-router";
import * as styles from "./SiteHeader.css.ts";

const logo = "/logo.svg";
const fallbackLogo = "/logo.png";

/** Leads home; on the home page itself, to its top. */
export function Logo({ alt }: { alt: string }) {
  const [src, setSrc] = useState(logo);
  const { pathname } = useLocation();
  const showFallback = useCallback(() => {
    console.warn(`The logo ${logo} did not load; showing ${fallbackLogo} instead.`);
    setSrc(fallbackLogo);
  }, []);
  // The picture can fail before the page is interactive, and then no error event is left to hear.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) showFallback();
    },
    [showFallback],
  );
  return (
    <Link
      to="/"
      className={styles.logo}
      onClick={() => pathname === "/" && window.scrollTo({ top: 0 })}
    >
      <img
        ref={checkEarlyFailure}
        className={styles.logoImage}
        src={src}
        alt={alt}
        width={294}
        height={28}
        loading="lazy"
        onError={src === logo ? showFallback : undefined}
      />
    </Link>
  );
}
