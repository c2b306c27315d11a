import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { message, now } from "../../testing/submission.ts";
import { DeliveryProblem } from "./channel.ts";
import { webhookChannels } from "./webhookChannel.ts";

const secrets = ["a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M="];

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/leads`;
}

async function peer(answer: RequestListener, own: readonly string[] = secrets) {
  const server = createServer(answer);
  onTestFinished(() => server.closeAllConnections());
  const [channel] = webhookChannels({ url: await listening(server), secrets: own }, () => now);
  return (timeoutMs = 5_000) => channel.send(message, AbortSignal.timeout(timeoutMs));
}

test("the receiver gets the lead as signed JSON", async () => {
  const received = Promise.withResolvers<{ request: IncomingMessage; body: string }>();
  const send = await peer(async (request, response) => {
    received.resolve({ request, body: await text(request) });
    response.writeHead(204).end();
  });
  await send();
  const { request, body } = await received.promise;
  expect(JSON.parse(body)).toEqual({
    type: "mortgage_application.received",
    timestamp: message.receivedAt,
    data: { ...message, purpose: null, origin: null },
  });
  expect(request.headers["webhook-id"]).toBe(message.id);
});

test.each([
  ["as the manual says", secrets, secrets],
  ["with the prefix", secrets.map((secret) => `whsec_${secret}`), secrets],
  [
    "during a rotation",
    [...secrets, "YW5vdGhlciBrZXkgb2YgdGhlIHJlY2VpdmVyIGhlcmU="],
    [...secrets, "YW5vdGhlciBrZXkgb2YgdGhlIHJlY2VpdmVyIGhlcmU="],
  ],
])("the library of Standard Webhooks verifies a secret %s", async (_, signing, verifying) => {
  const received = Promise.withResolvers<{ headers: Record<string, string>; body: string }>();
  const send = await peer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    received.resolve({ headers, body: await text(request) });
    response.writeHead(204).end();
  }, signing);
  await send();
  const { headers, body } = await received.promise;
  // The library compares the timestamp with the system's clock.
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
  for (const secret of verifying) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  }
  const other = new Webhook("YSBrZXkgdGhhdCBub2JvZHkgZ2F2ZSB0byB0aGUgc2VuZGVyIQ==");
  expect(() => other.verify(body, headers)).toThrow("No matching signature");
});

test.each([400, 404, 429, 500, 503])("a %i response is a failed delivery", async (status) => {
  const send = await peer((_, response) => response.writeHead(status).end("some words"));
  await expect(send()).rejects.toThrow(new DeliveryProblem(`HTTP ${status}`));
});

test("a redirect is not followed", async () => {
  const paths: (string | undefined)[] = [];
  const send = await peer((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  await expect(send()).rejects.toThrow("HTTP 307");
  expect(paths).toEqual(["/leads"]);
});

test("a receiver that never responds times out", async () => {
  const send = await peer(() => {});
  await expect(send(50)).rejects.toThrow(new DeliveryProblem("no answer"));
});

test("a receiver whose response body never ends has received the lead", async () => {
  const send = await peer((_, response) => {
    response.writeHead(200).write("and so on ");
  });
  await expect(send()).resolves.toBeUndefined();
});

test("an invalid response gives a named problem", async () => {
  const server = createTcpServer((socket) => socket.resume().end("what?\r\n\r\n"));
  const [channel] = webhookChannels({ url: await listening(server), secrets });
  await expect(channel.send(message, AbortSignal.timeout(5_000))).rejects.toThrow(
    "HTTPParserError",
  );
});

test("an absent receiver gives a named problem", async () => {
  const server = createServer();
  const [channel] = webhookChannels({ url: await listening(server), secrets });
  server.close();
  await once(server, "close");
  await expect(channel.send(message, AbortSignal.timeout(5_000))).rejects.toThrow("ECONNREFUSED");
});
