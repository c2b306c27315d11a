import type { IconName } from "@mortgage-kit/content";
import { Icon } from "@mortgage-kit/ui";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./IconTile.css.ts";

export interface IconTileProps {
  icon: IconName;
  /** Background of the tile, named after one of the chart's depths. */
  colour: keyof typeof styles.colour;
}

export function IconTile({ icon, colour }: IconTileProps) {
  return (
    <span className={styles.colour[colour]}>
      <Icon icon={contentIcons[icon]} size="l" />
    </span>
  );
}

interface IconTitleProps {
  icon: React.ReactNode;
  children: React.ReactNode;
}

export function IconTitle({ icon, children }: IconTitleProps) {
  return (
    <div className={styles.opening}>
      {icon}
      <div className={styles.title}>{children}</div>
    </div>
  );
}
