import * as styles from "./Text.css.ts";

export interface TextProps {
  /** Size of the letters; `lead` is for the sentence below a page's heading. */
  size?: keyof typeof styles.size;
  /** Colour by importance: `soft` is for what readers may skip. */
  tone?: keyof typeof styles.tone;
  /** Thickness of the letters. */
  weight?: keyof typeof styles.weight;
  /** `tabular` for numbers that stand above one another. */
  figures?: "running" | "tabular";
  /** Element to render; `p` by default. */
  as?: "p" | "span" | "div" | "li" | "blockquote" | "address" | "dt" | "dd";
  /** Target for `aria-describedby` of a control. */
  id?: string;
  /** `status` lets screen readers read the text aloud when it changes. */
  role?: "status";
  /** Words, with links and emphasis. */
  children: React.ReactNode;
}

export function Text({
  size = "body",
  tone = "inherit",
  weight = "regular",
  figures = "running",
  as: Element = "p",
  ...rest
}: TextProps) {
  const className = [
    styles.size[size],
    styles.tone[tone],
    styles.weight[weight],
    Element === "span" ? "" : styles.block,
    figures === "tabular" ? styles.tabular : "",
  ];
  return <Element className={className.filter(Boolean).join(" ")} {...rest} />;
}
