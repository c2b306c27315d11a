/** `<html>` while its page is read from the top, as the page script marks it. */
export const fromTop = ":root[data-from-top]";

/** Laid out when it comes near the screen; until then the height, roughly its own, stands in for it. */
export const whenNear = (height: string) =>
  ({ contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` }) as const;
