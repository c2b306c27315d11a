// Beside no component: what a server spreads on a link must not be the browser's.
export const newTabProps = { target: "_blank", rel: "noopener" } as const;
