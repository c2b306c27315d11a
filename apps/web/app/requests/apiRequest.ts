/**
 * Sends one request to the site's own server, with cookies. A JSON content type is set only when
 * there is a body. Throws an error reading `status: text` for any answer that is not OK.
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await throwUnlessOk(response);
  return response;
}

/** Throws an error whose message is the status, a colon and the answer's text. */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}
