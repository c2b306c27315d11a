import { Icon } from "../Icon/Icon.tsx";
import { CircleAlert, Info, TriangleAlert } from "../Icon/icons.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import type { CalloutTone } from "../theme/tokens.ts";
import * as styles from "./Callout.css.ts";

export interface CalloutProps {
  /** Colour and icon, by how urgent the message is. */
  tone?: CalloutTone;
  /** Short heading above the text. */
  title?: React.ReactNode;
  /** `politely` for a callout that appears while the visitor is typing. */
  announced?: "not" | "politely";
  /** Says what the reader should know, in a sentence or two. */
  children: React.ReactNode;
}

const marks = {
  note: { icon: Info, label: "Note" },
  caution: { icon: TriangleAlert, label: "Caution" },
  warning: { icon: CircleAlert, label: "Warning" },
} as const;

export function Callout({ tone = "note", title, announced = "not", children }: CalloutProps) {
  return (
    <div
      className={`${backgrounds.white} ${styles.callout} ${styles.tone[tone]}`}
      role={announced === "politely" ? "status" : undefined}
    >
      <span className={styles.mark[tone]}>
        <Icon {...marks[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
