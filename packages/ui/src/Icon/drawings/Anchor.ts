// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const Anchor: IconDrawing = [
  ["path", { d: "M12 6v16" }],
  ["path", { d: "m19 13 2-1a9 9 0 0 1-18 0l2 1" }],
  ["path", { d: "M9 11h6" }],
  ["circle", { cx: "12", cy: "4", r: "2" }],
];
