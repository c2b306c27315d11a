import { afterEach, describe, expect, test, vi } from "vitest";
import { apiRequest, query } from "./apiRequest.ts";

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
    // HTTP/2 sends no status text.
    [new Response("", { status: 500 }), "500: Internal Server Error"],
    [new Response("", { status: 418 }), "418: "],
  ])("an error response becomes an error with status and text", async (response, message) => {
    answerWith(response);
    await expect(apiRequest("POST", "/api/mortgage-applications", {})).rejects.toThrow(message);
  });
});

describe("query", () => {
  test("the query key is joined to the URL, which is fetched once, with cookies", async () => {
    const fetching = answerWith(Response.json({ success: true }));
    for (const _ of ["first", "second"]) {
      await expect(query(["/api", "wordpress-feed"])).resolves.toEqual({ success: true });
    }
    expect(fetching.mock.calls).toEqual([["/api/wordpress-feed", { credentials: "include" }]]);
  });

  test("a 401 is null on request, else an error, and a failure is not retried", async () => {
    const fetching = answerWith(new Response("no", { status: 401 }));
    await expect(query(["/api/optional"], "returnNull")).resolves.toBeNull();
    await expect(query(["/api/needed"])).rejects.toThrow("401: no");
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  test("what failed is fetched when it is asked for again", async () => {
    answerWith(new Response("", { status: 503 }));
    await expect(query(["/api/late"])).rejects.toThrow("503: Service Unavailable");
    answerWith(Response.json({ success: true }));
    await expect(query(["/api/late"])).resolves.toEqual({ success: true });
  });
});
