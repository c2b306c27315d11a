/** Sends a body as JSON, with cookies. Throws `status: text` for a response that is not OK. */
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

type Unauthorized = "returnNull" | "throw";

const answers = new Map<string, Promise<unknown>>();

/** Fetches each key's JSON once, and again only when it is asked for after a failure. */
export function query<T>(key: readonly string[], on401: Unauthorized = "throw"): Promise<T | null> {
  const url = key.join("/");
  const known = answers.get(url);
  if (known) return known as Promise<T | null>;
  const answer = fetch(url, { credentials: "include" }).then(async (response) => {
    if (on401 === "returnNull" && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json() as Promise<T>;
  });
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

/** Status texts of proxies, which HTTP/2 does not send. */
const statusTexts: Readonly<Record<number, string>> = {
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text =
    (await response.text()) || response.statusText || (statusTexts[response.status] ?? "");
  throw new Error(`${response.status}: ${text}`);
}
