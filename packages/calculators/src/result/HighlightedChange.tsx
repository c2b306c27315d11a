import { useState } from "react";
import * as styles from "./HighlightedChange.css.ts";

export function HighlightedChange({ text }: { text: string }) {
  const [first] = useState(text);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && text !== first) setChanged(true);
  return (
    <span key={text} className={isChanged ? styles.changed : undefined}>
      {text}
    </span>
  );
}
