import * as styles from "./Icon.css.ts";

/** Shapes of an icon in a 24 by 24 view box: SVG elements with their attributes. */
export type IconDrawing = readonly (readonly [
  shape: "path" | "circle" | "rect" | "line" | "polygon" | "polyline" | "ellipse",
  attributes: Readonly<Record<string, string | number>>,
])[];

export interface IconProps {
  /** One of the kit's icons (Icon/icons.ts). */
  icon: IconDrawing;
  /** Relative to the text beside it. */
  size?: keyof typeof styles.size;
  /** `link` for the colour of links; by default the colour of the text. */
  tone?: "link";
  /** Accessible name; only for an icon without text beside it. */
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
