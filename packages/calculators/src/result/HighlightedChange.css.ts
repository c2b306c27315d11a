import { vars } from "@mortgage-kit/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const fade = keyframes({ from: { backgroundColor: vars.callout.caution.surface } });

/** Highlight of a changed text, which fades. */
export const changed = style({ animation: `${fade} 1.4s ease-out` });
