/** Where layouts change, in em so that a larger text size changes them sooner. */
export const media = {
  tablet: "screen and (min-width: 44em)",
  desktop: "screen and (min-width: 64em)",
  wide: "screen and (min-width: 78em)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
