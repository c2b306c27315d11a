/** Returns the value of a cookie of ours, in which no character is encoded. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,120})(?:;|$)`).exec(cookies ?? "")?.[1];

export const hiddenCookie = (isBehindTls: boolean, ...parts: readonly string[]): string =>
  [...parts, "HttpOnly", ...(isBehindTls ? ["Secure"] : [])].join("; ");
