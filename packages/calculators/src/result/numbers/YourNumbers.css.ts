import { vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Room below a field that is scrolled into view, for the answer that sticks there. */
const answerRoom = vars.space.xxxl;

export const fields = style({});
globalStyle(`${fields} input`, { scrollMarginBlockEnd: answerRoom });
