import * as styles from "./Text.css.ts";

export interface TextProps {
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** `tabular` for numbers that stand above one another. */
  figures?: "running" | "tabular";
  as?: "p" | "span" | "div" | "li" | "time" | "blockquote" | "address" | "dt" | "dd";
  id?: string;
  role?: "status";
  dateTime?: string;
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
    Element === "span" || Element === "time" ? "" : styles.block,
    figures === "tabular" ? styles.tabular : "",
  ];
  return <Element className={className.filter(Boolean).join(" ")} {...rest} />;
}
