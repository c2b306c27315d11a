import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import { Link, type LinkProps } from "../LinkProvider/LinkProvider.tsx";
import { NewTabHint } from "../LinkProvider/NewTabHint.tsx";
import { newTabProps } from "../LinkProvider/newTabProps.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Menu.css.ts";

export interface MenuProps {
  /** Visible text of the button that opens the menu. */
  label: React.ReactNode;
  /** MenuItems. */
  children: React.ReactNode;
}

/**
 * Renders a dropdown menu. `dismissMenus`, which a page calls once, closes it; without it, the menu
 * opens and closes as `<details>` does.
 */
export function Menu({ label, children }: MenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.summary}>
        <span>{label}</span>
        <span className={styles.mark}>
          <Icon icon={ChevronDown} size="s" />
        </span>
      </summary>
      <ul className={`${backgrounds.white} ${styles.panel}`}>{children}</ul>
    </details>
  );
}

export type MenuItemProps = Omit<LinkProps, "className" | "style" | "target" | "rel"> & {
  /** Opens the page in a new tab; the link says so. */
  newTab?: boolean;
};

/** Renders one line of a Menu or a MobileMenu. */
export function MenuItem({ newTab = false, children, ...rest }: MenuItemProps) {
  return (
    <li>
      <Link className={styles.item} {...(newTab && newTabProps)} {...rest}>
        <span>{children}</span>
        {newTab && <NewTabHint />}
      </Link>
    </li>
  );
}
