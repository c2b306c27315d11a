import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testApp } from "../../testing/testApp.ts";

async function answerTo(hosts: string[]): Promise<string> {
  const { app } = await testApp();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const lines = ["GET /healthz HTTP/1.1", ...hosts.map((host) => `Host: ${host}`)];
  socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test("a request with two hosts is rejected", async () => {
  expect(await answerTo(["own.example"])).toMatch(/^HTTP\/1\.1 200/);
  const refused = await answerTo(["own.example", "evil.example"]);
  expect(refused).toMatch(/^HTTP\/1\.1 400/);
  expect(refused).toContain("The request names two hosts.");
});

test("security.txt has the brokerage's own address", async () => {
  const { app } = await testApp();
  const answer = await app.inject("/.well-known/security.txt");
  expect(answer.headers["content-type"]).toContain("text/plain");
  expect(answer.body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2026-09-04T00:00:00\.000Z\n/);
});
