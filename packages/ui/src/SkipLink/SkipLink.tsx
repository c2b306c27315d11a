import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The id of the page's main part. */
  target: string;
  /** Text of the link, such as "Skip to content". */
  children: React.ReactNode;
}

export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
