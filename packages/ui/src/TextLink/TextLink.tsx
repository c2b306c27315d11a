import { type KitLinkProps, Link } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./TextLink.css.ts";

export type TextLinkProps = KitLinkProps & {
  /** `link` in running text, `strong` on its own, `quiet` in a list of links. */
  tone?: keyof typeof styles.tone;
  /** `card` lets the whole Card around it be clicked. */
  reach?: "text" | "card";
  /** Drawn after the words. */
  icon?: React.ReactNode;
};

export function TextLink({
  tone = "link",
  reach = "text",
  icon,
  children,
  ...rest
}: TextLinkProps) {
  const className = [styles.link, styles.tone[tone], reach === "card" ? styles.overCard : ""];
  return (
    <Link
      className={className.filter(Boolean).join(" ")}
      data-reach={reach === "card" ? reach : undefined}
      {...rest}
    >
      <span>{children}</span>
      {icon && <span className={styles.icon}>{icon}</span>}
    </Link>
  );
}
