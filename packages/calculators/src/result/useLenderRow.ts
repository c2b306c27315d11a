import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The row with the lender's view, which the lender's figure leads to. */
export function useLenderRow() {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const show = () => {
    flushSync(() => setOpen(true));
    section.current?.scrollIntoView({ block: "start" });
    section.current?.querySelector("button")?.focus({ preventScroll: true });
  };
  return { isOpen, setOpen, section, show };
}
