import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, queryFromKey } from "../sections/BlogFeed/BlogFeed.tsx";
import { apiRequest } from "./apiRequest.ts";

function answerWith(response: Response) {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe("apiRequest", () => {
  test("sends JSON with cookies when there is a body", async () => {
    const fetching = answerWith(new Response("{}", { status: 201 }));
    await apiRequest("POST", "/api/mortgage-applications", { firstName: "Ana" });
    expect(fetching).toHaveBeenCalledWith("/api/mortgage-applications", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: '{"firstName":"Ana"}',
    });
  });

  test("sets no content type without a body", async () => {
    const fetching = answerWith(new Response("{}"));
    await apiRequest("GET", "/api/wordpress-feed");
    expect(fetching.mock.calls[0]?.[1]).toEqual({
      method: "GET",
      credentials: "include",
      headers: {},
    });
  });

  test.each([
    [new Response("First name is required.", { status: 400 }), "400: First name is required."],
    [
      new Response("", { status: 503, statusText: "Service Unavailable" }),
      "503: Service Unavailable",
    ],
  ])("an error response becomes an error with status and text", async (response, message) => {
    answerWith(response);
    await expect(apiRequest("POST", "/api/mortgage-applications", {})).rejects.toThrow(message);
  });
});

describe("queries", () => {
  const fetchKey = (on401: "returnNull" | "throw") =>
    createQueryClient().fetchQuery({
      queryKey: ["/api", "wordpress-feed"],
      queryFn: queryFromKey(on401),
    });

  test("the query key is joined to the URL", async () => {
    const fetching = answerWith(Response.json({ success: true }));
    await expect(fetchKey("throw")).resolves.toEqual({ success: true });
    expect(fetching.mock.calls[0]?.[0]).toBe("/api/wordpress-feed");
  });

  test("a 401 is null on request, else an error", async () => {
    answerWith(new Response("no", { status: 401 }));
    await expect(fetchKey("returnNull")).resolves.toBeNull();
    answerWith(new Response("no", { status: 401 }));
    await expect(fetchKey("throw")).rejects.toThrow("401: no");
  });
});
