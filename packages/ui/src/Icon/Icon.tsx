import type { IconNode } from "lucide";
import * as styles from "./Icon.css.ts";

export type IconProps = {
  /** One of the kit's icons (Icon/icons.ts). */
  icon: IconNode;
  /** Relative to the text beside it. */
  size?: keyof typeof styles.size;
  /** Only for an icon that stands alone and says something. */
  label?: string;
};

export function Icon({ icon, size = "m", label }: IconProps) {
  return (
    <svg
      className={styles.size[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {icon.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
