import { Icon } from "../Icon/Icon.tsx";
import { MenuLines, X } from "../Icon/icons.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./MobileMenu.css.ts";

export interface MobileMenuProps {
  /** Name of the button that opens the menu, for assistive technology. */
  label: string;
  /** MenuItems and MenuGroups. */
  children: React.ReactNode;
  /** Content below the list, such as the two main buttons. */
  foot?: React.ReactNode;
}

/** Renders the menu of narrow screens, which `dismissMenus` closes as it does a Menu. */
export function MobileMenu({ label, children, foot }: MobileMenuProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.toggle}>
        <span className={styles.lines}>
          <Icon icon={MenuLines} />
        </span>
        <span className={styles.cross}>
          <Icon icon={X} />
        </span>
        <span>{label}</span>
      </summary>
      <div className={`${backgrounds.white} ${styles.panel}`}>
        <ul className={styles.list}>{children}</ul>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </details>
  );
}

export interface MenuGroupProps {
  /** Heading of the group. */
  label: string;
  /** Links of the group. */
  children: React.ReactNode;
}

/** Groups the items that a wide screen shows in a Menu. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <li className={styles.groupItem}>
      <span className={styles.groupLabel}>{label}</span>
      <ul className={styles.group}>{children}</ul>
    </li>
  );
}
