import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface HostPage {
  readonly head?: string;
  readonly body: string;
  readonly contentSecurityPolicy?: string;
}

/** Starts the site of another owner, on a separate origin. */
export async function startHostSite() {
  let shown: HostPage = { body: "" };
  const server = createServer((_request, response) => {
    const { head = "", body, contentSecurityPolicy } = shown;
    if (contentSecurityPolicy) response.setHeader("content-security-policy", contentSecurityPolicy);
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(
        `<!doctype html><html lang="en"><head><title>Elsewhere</title>${head}</head><body>${body}</body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Puts a page there, and tells where. */
    show: (page: HostPage) => {
      shown = page;
      return `http://127.0.0.1:${port}/`;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
