import * as styles from "./Icon.css.ts";

/** The shapes of an icon on a field of 24 by 24: each an element of SVG and its attributes. */
export type IconDrawing = readonly (readonly [
  shape: "path" | "circle" | "rect" | "line" | "polygon" | "polyline" | "ellipse",
  attributes: Readonly<Record<string, string | number>>,
])[];

export interface IconProps {
  /** One of the kit's icons (Icon/icons.ts). */
  icon: IconDrawing;
  /** Relative to the text beside it. */
  size?: keyof typeof styles.size;
  /** In the colour of links, where it leads a card or a line; else in that of the text. */
  tone?: "link";
  /** Only for an icon that stands alone and says something. */
  label?: string;
}

export function Icon({ icon, size = "m", tone, label }: IconProps) {
  return (
    <svg
      className={tone ? `${styles.size[size]} ${styles.link}` : styles.size[size]}
      viewBox="0 0 24 24"
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
