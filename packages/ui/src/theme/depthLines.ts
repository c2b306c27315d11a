import { vars } from "./vars.css.ts";

/** Background that stands for a chart until its file is there: depth lines around a shoal. */
export const depthLines = `repeating-radial-gradient(circle at 70% 40%, transparent 0 1.25rem, ${vars.chart.waterLine} calc(1.25rem + 1px))`;
