import * as styles from "./Heading.css.ts";

export interface HeadingProps {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size; by default `display` for level 1, `title` for level 2 and `subheading` for others. */
  size?: keyof typeof styles.size;
  /** Target for links, and for `aria-labelledby` of the section below. */
  id?: string;
  /** -1 lets a script move the focus to the heading. */
  tabIndex?: -1;
  /** The heading's element, to move the focus to it. */
  ref?: React.Ref<HTMLHeadingElement>;
  /** Text of the heading. */
  children: React.ReactNode;
}

const sizes = ["display", "title"] as const;

export function Heading({ level, size = sizes[level - 1] ?? "subheading", ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={`${styles.heading} ${styles.size[size]}`} {...rest} />;
}
