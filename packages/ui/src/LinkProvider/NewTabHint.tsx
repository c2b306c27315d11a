"use client";

import { useKitWords } from "../KitWords/KitWords.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export function NewTabHint() {
  return <VisuallyHidden>{` ${useKitWords().opensInNewTab}`}</VisuallyHidden>;
}
