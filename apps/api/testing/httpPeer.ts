import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Listens on a free port until the test is over, and returns the port. */
export async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    if ("closeAllConnections" in server) (server.closeAllConnections as () => void)();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Returns a server that keeps what it received, and answers with a status or as a test specifies. */
export async function httpPeer(answer: number | RequestListener = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    received.push({ url, headers, body: await text(request) });
    if (typeof answer === "number") response.writeHead(answer).end();
    else answer(request, response);
  });
  return { received, url: `http://127.0.0.1:${await portOf(server)}/leads` };
}
