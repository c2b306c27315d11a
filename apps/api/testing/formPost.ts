/** Returns the request that a browser makes for a form: its fields, or the body as it is sent. */
export const formPost = (
  url: string,
  fields: object | string,
  headers: Readonly<Record<string, string>> = {},
) => ({
  method: "POST" as const,
  url,
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  payload: typeof fields === "string" ? fields : new URLSearchParams({ ...fields }).toString(),
});
