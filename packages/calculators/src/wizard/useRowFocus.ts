import { useEffect, useRef, useState } from "react";

/** Moves the focus to the field of a row once that row is on the page. */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  useEffect(() => {
    if (wanted) frame.current?.querySelectorAll("input")[wanted.row]?.focus();
  }, [wanted]);
  return [frame, (row: number) => setWanted({ row })] as const;
}
