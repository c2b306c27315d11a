import { useEffect, useRef, useState } from "react";
import { convertTyped, type ReadNumber } from "./convertTyped.ts";

/**
 * Lets a number input take localized numbers, `$120,000` or `5,5 %`, which browsers drop or keep as
 * invalid. An unreadable text is refused, and `isUnreadable` is true until the next number. Text is
 * inserted as if typed, so that undo and the caret work as usual.
 */
export function useTypedNumber(
  input: React.RefObject<HTMLInputElement | null>,
  read: ReadNumber | undefined,
) {
  const [isUnreadable, setUnreadable] = useState(false);
  const reader = useRef(read);
  reader.current = read;
  const converts = read !== undefined;

  useEffect(() => {
    const element = input.current;
    if (!element || !converts) return;
    const parse: ReadNumber = (text) => reader.current?.(text) ?? null;
    // It may have been typed into before this code was there.
    setUnreadable(element.validity.badInput);
    return convertTyped(element, parse, setUnreadable);
  }, [input, converts]);

  // To be called with the change itself: drawn before React knows the new value, the field would get
  // its old one back.
  return { isUnreadable, accept: () => setUnreadable(false) };
}
