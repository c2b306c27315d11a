import type { LucideIcon } from "lucide-react";
import * as styles from "./Icon.css.ts";

export type IconProps = {
  /** One of the kit's icons (Icon/icons.ts). */
  icon: LucideIcon;
  /** Relative to the text beside it. */
  size?: keyof typeof styles.size;
  /** Only for an icon that stands alone and says something. */
  label?: string;
};

export function Icon({ icon: Drawing, size = "m", label }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <Drawing className={styles.size[size]} strokeWidth={1.75} {...spoken} />;
}
