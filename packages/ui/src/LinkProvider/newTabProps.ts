// In a separate module, because a server component that spreads it must not get a client reference.
export const newTabProps = { target: "_blank", rel: "noopener" } as const;
