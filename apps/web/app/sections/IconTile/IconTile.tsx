import type { IconName } from "@simcoe/content";
import { Icon } from "@simcoe/ui";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./IconTile.css.ts";

export interface IconTileProps {
  icon: IconName;
  /** Which depth of the chart it stands on. */
  colour: keyof typeof styles.colour;
}

export function IconTile({ icon, colour }: IconTileProps) {
  return (
    <span className={styles.colour[colour]}>
      <Icon icon={contentIcons[icon]} size="l" />
    </span>
  );
}
