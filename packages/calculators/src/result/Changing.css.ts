import { vars } from "@mortgage-kit/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const fade = keyframes({ from: { backgroundColor: vars.callout.caution.surface } });

/** Lights up once where the words have changed. */
export const changed = style({ animation: `${fade} 1.4s ease-out` });
