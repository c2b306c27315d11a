import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { connectionLimits } from "./connectionLimits.ts";

const request = (connection = "keep-alive") =>
  `GET / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;

/** Connects to a server that answers at once. */
async function connected(standstill?: number) {
  const app = Fastify();
  connectionLimits(app, standstill);
  app.get("/", () => "Hello");
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  onTestFinished(() => app.close());
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** Waits for the end of a connection; a reset counts as one. */
async function cutOff(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
}

const answers = (received: string) => received.match(/HTTP\/1\.1 200/g)?.length ?? 0;

test("16 pipelined requests all get a response", async () => {
  const socket = await connected();
  socket.write(request().repeat(15) + request("close"));
  expect(answers(await text(socket))).toBe(16);
});

test("a connection with more pipelined requests is closed", async () => {
  const socket = await connected();
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.write(request().repeat(100));
  await cutOff(socket);
  expect(answers(received)).toBeLessThanOrEqual(16);
});

test("a connection that waits for each response has no limit", async () => {
  const socket = await connected();
  for (let count = 0; count < 50; count += 1) {
    socket.write(request());
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200/);
  }
});

test("a connection that sends only blank lines after a response is closed", async () => {
  const socket = await connected(100);
  const dripping = setInterval(() => socket.write("\r\n"), 10);
  onTestFinished(() => clearInterval(dripping));
  socket.write(request());
  socket.resume();
  await cutOff(socket);
});
