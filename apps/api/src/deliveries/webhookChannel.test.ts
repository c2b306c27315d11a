import { once } from "node:events";
import { createServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { httpPeer, portOf } from "../../testing/httpPeer.ts";
import { message, noLimit, now } from "../../testing/submission.ts";
import { DeliveryProblem } from "./channel.ts";
import { webhookChannels } from "./webhookChannel.ts";

const secrets = ["a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M="];

const channelOf = (url: string, own: readonly string[] = secrets) =>
  webhookChannels({ url, secrets: own }, () => now)[0];

async function peer(answer: Parameters<typeof httpPeer>[0], own?: readonly string[]) {
  const { received, url } = await httpPeer(answer);
  const send = (signal = noLimit) => channelOf(url, own).send(message, signal);
  return { send, received };
}

test("the receiver gets the lead as signed JSON", async () => {
  const { send, received } = await peer(204);
  await send();
  const [got] = received;
  expect(JSON.parse(got?.body ?? "")).toEqual({
    type: "mortgage_application.received",
    timestamp: message.receivedAt,
    data: { ...message, purpose: null, origin: null },
  });
  expect(got?.headers["webhook-id"]).toBe(message.id);
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
  const { send, received } = await peer(204, signing);
  await send();
  const [{ headers: given, body } = { headers: {}, body: "" }] = received;
  const headers = given as Record<string, string>;
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
  const { send } = await peer((_, response) => response.writeHead(status).end("some words"));
  await expect(send()).rejects.toThrow(new DeliveryProblem(`HTTP ${status}`));
});

test("a redirect is not followed", async () => {
  const { send, received } = await peer((_, response) =>
    response.writeHead(307, { location: "/elsewhere" }).end(),
  );
  await expect(send()).rejects.toThrow("HTTP 307");
  expect(received.map(({ url }) => url)).toEqual(["/leads"]);
});

test("a receiver that never responds times out", async () => {
  const { send } = await peer(() => {});
  await expect(send(AbortSignal.timeout(50))).rejects.toThrow(new DeliveryProblem("no answer"));
});

test("a receiver whose response body never ends has received the lead", async () => {
  const { send } = await peer((_, response) => {
    response.writeHead(200).write("and so on ");
  });
  await expect(send()).resolves.toBeUndefined();
});

test("an invalid response and an absent receiver each give a named problem", async () => {
  const server = createServer((socket) => socket.resume().end("what?\r\n\r\n"));
  const channel = channelOf(`http://127.0.0.1:${await portOf(server)}/leads`);
  const send = () => channel.send(message, noLimit);
  await expect(send()).rejects.toThrow("HTTPParserError");
  server.close();
  await once(server, "close");
  await expect(send()).rejects.toThrow("ECONNREFUSED");
});
