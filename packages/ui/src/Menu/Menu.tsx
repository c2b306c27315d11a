import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import { type KitLinkProps, Link } from "../LinkProvider/LinkProvider.tsx";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Menu.css.ts";

export interface MenuProps {
  /** Visible text of the button that opens the menu. */
  label: React.ReactNode;
  /** MenuItems. */
  children: React.ReactNode;
}

/** Renders a dropdown menu. Opens as `<details>` does; `dismissMenus`, called once, closes it. */
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

export type MenuItemProps = KitLinkProps;

/** Renders one line of a Menu or a MobileMenu. */
export function MenuItem({ children, ...rest }: MenuItemProps) {
  return (
    <li>
      <Link className={styles.item} {...rest}>
        <span>{children}</span>
      </Link>
    </li>
  );
}
