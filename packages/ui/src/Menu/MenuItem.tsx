import { Link, type LinkProps } from "../LinkProvider/LinkProvider.tsx";
import { NewTabHint } from "../LinkProvider/NewTabHint.tsx";
import { newTabProps } from "../LinkProvider/newTabProps.ts";
import * as styles from "./MenuItem.css.ts";

export type MenuItemProps = Omit<LinkProps, "className" | "style" | "target" | "rel"> & {
  newTab?: boolean;
};

/** Renders one line of a Menu or a MobileMenu. */
export function MenuItem({ newTab = false, children, ...rest }: MenuItemProps) {
  return (
    <li>
      <Link className={styles.item} {...(newTab && newTabProps)} {...rest}>
        {children}
        {newTab && <NewTabHint />}
      </Link>
    </li>
  );
}
