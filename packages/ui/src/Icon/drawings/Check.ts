// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const Check: IconDrawing = [["path", { d: "M20 6 9 17l-5-5" }]];
