"use client";

import { useId, useState } from "react";
import { Heading, type HeadingProps } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import { useKitWords } from "../KitWords/KitWords.tsx";
import * as styles from "./DisclosureRow.css.ts";

export interface DisclosureRowProps {
  /** Heading of the row. */
  title: string;
  /** Preview of the content in one line. */
  line?: React.ReactNode;
  /** Summary of the further content, in a few words. */
  detail?: React.ReactNode;
  /** Open state when controlled; without it the row keeps its state itself. */
  isOpen?: boolean;
  /** Called when a visitor opens or closes the row. */
  onToggle?: (isOpen: boolean) => void;
  /** The title's place in the page's outline. */
  level?: HeadingProps["level"];
  /** The row's element, for scrolling to it. */
  ref?: React.Ref<HTMLElement>;
  /** Rendered at the first opening. */
  children: () => React.ReactNode;
}

/** Renders a section of a page as one row, opened on demand. */
export function DisclosureRow(props: DisclosureRowProps) {
  const { title, line, detail, level = 2, onToggle, ref, children } = props;
  const { open, close } = useKitWords();
  const [wasOpened, setOpened] = useState(false);
  const isOpen = props.isOpen ?? wasOpened;
  const ids = { heading: useId(), opener: useId(), content: useId() };
  const toggle = () => {
    setOpened(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <section className={styles.section} aria-labelledby={ids.heading} ref={ref}>
      <div className={styles.row}>
        <Heading level={level} size="subheading" id={ids.heading}>
          {title}
        </Heading>
        {(line || detail) && (
          <div className={styles.telling}>
            {line && <p className={styles.line}>{line}</p>}
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        )}
        <button
          type="button"
          id={ids.opener}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.content : undefined}
          aria-labelledby={`${ids.opener} ${ids.heading}`}
          onClick={toggle}
        >
          <span>{isOpen ? close : open}</span>
          <span className={styles.mark[isOpen ? "open" : "shut"]}>
            <Icon icon={ChevronDown} size="s" />
          </span>
        </button>
      </div>
      {isOpen && (
        <div className={styles.content} id={ids.content}>
          {children()}
        </div>
      )}
    </section>
  );
}
