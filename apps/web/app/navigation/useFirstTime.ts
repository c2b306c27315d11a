import { useRef } from "react";

/** Whether the value is still the one the component was first drawn with and never changed since. */
export function useFirstTime<T>(value: T): boolean {
  const first = useRef<{ value: T; changed: boolean }>({ value, changed: false });
  if (first.current.value !== value) first.current.changed = true;
  return !first.current.changed;
}
