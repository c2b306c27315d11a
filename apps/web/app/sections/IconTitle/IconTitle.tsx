import * as styles from "./IconTitle.css.ts";

export interface IconTitleProps {
  icon: React.ReactNode;
  /** Heading that the icon belongs to. */
  children: React.ReactNode;
}

/** Renders an icon beside a heading. */
export function IconTitle({ icon, children }: IconTitleProps) {
  return (
    <div className={styles.opening}>
      {icon}
      <div className={styles.title}>{children}</div>
    </div>
  );
}
