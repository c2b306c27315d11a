import { vars } from "@mortgage-kit/ui/theme";

/** Background shown until a drawing has loaded: rings like the depth lines of a chart. */
export const depthLines = `repeating-radial-gradient(circle at 70% 40%, transparent 0 1.25rem, ${vars.chart.waterLine} calc(1.25rem + 1px))`;
