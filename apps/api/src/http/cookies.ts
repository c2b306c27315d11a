/** Returns the value of a cookie of ours, in which no character is encoded. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`).exec(cookies ?? "")?.[1];

/** Returns the header of a cookie that no script reads. */
export const hiddenCookie = (
  sameSite: "Strict" | "Lax",
  isBehindTls: boolean,
  ...parts: readonly string[]
): string =>
  [...parts, "HttpOnly", `SameSite=${sameSite}`, ...(isBehindTls ? ["Secure"] : [])].join("; ");
