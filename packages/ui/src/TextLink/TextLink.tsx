import { Link, type LinkProps } from "../LinkProvider/LinkProvider.tsx";
import { NewTabHint } from "../LinkProvider/NewTabHint.tsx";
import { newTabProps } from "../LinkProvider/newTabProps.ts";
import * as styles from "./TextLink.css.ts";

export type TextLinkProps = Omit<LinkProps, "className" | "style" | "target" | "rel"> & {
  /** `link` in running text, `strong` on its own, `quiet` in a list of links. */
  tone?: keyof typeof styles.tone;
  /** `card` lets the whole Card around it be clicked. */
  reach?: "text" | "card";
  /** Drawn after the words. */
  icon?: React.ReactNode;
  /** Opens the page in a new tab; the link says so. */
  newTab?: boolean;
};

export function TextLink({
  tone = "link",
  reach = "text",
  icon,
  newTab = false,
  children,
  ...rest
}: TextLinkProps) {
  const className = [styles.link, styles.tone[tone], reach === "card" ? styles.overCard : ""];
  return (
    <Link
      className={className.filter(Boolean).join(" ")}
      data-reach={reach === "card" ? reach : undefined}
      {...(newTab && newTabProps)}
      {...rest}
    >
      <span>{children}</span>
      {icon && <span className={styles.icon}>{icon}</span>}
      {newTab && <NewTabHint />}
    </Link>
  );
}
