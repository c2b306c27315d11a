import * as styles from "./Cover.css.ts";

interface CoverProps {
  src: string;
  width: number;
  height: number;
  /** `now` in the first screen; `soon` by a script once the page is idle; `near` as it nears the screen. */
  loads: "now" | "soon" | "near";
}

/** Fills its frame with a picture that illustrates the words beside it. */
export function Cover({ loads, ...picture }: CoverProps) {
  return (
    <img
      className={styles.cover}
      alt=""
      {...(loads === "now" ? { fetchPriority: "low" } : { loading: "lazy" })}
      data-soon={loads === "soon" ? "" : undefined}
      {...picture}
    />
  );
}
