import { bankRates as answerSchema } from "@mortgage-kit/contracts";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { httpPeer } from "../../testing/httpPeer.ts";
import { externalSources } from "./externalSources.ts";

/**
 * Answer of the published interface: a policy rate each working day, a posted rate each Wednesday.
 */
const published = {
  terms: { url: "https://www.bankofcanada.ca/terms/" },
  seriesDetail: { V39079: { label: "V39079", description: "Target for the overnight rate" } },
  observations: [
    { d: "2026-11-18", V39079: { v: "2.25" }, V80691335: { v: "6.09" } },
    { d: "2026-11-20", V39079: { v: "2.00" } },
    { d: "2026-11-19", V39079: { v: "2.25" } },
  ],
};

/** Starts a fake of the central bank's server. */
const peer = (status: number, body: string) =>
  httpPeer((_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body),
  );

async function answerFrom(source: string | undefined) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  externalSources(app, { bankRatesUrl: source, clock: () => new Date(0) });
  const answer = await app.inject("/api/bank-rates");
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

test("without a source the response is empty, not an error", async () => {
  expect(await answerFrom(undefined)).toEqual({
    status: 200,
    body: { success: false, rates: {} },
  });
});

test("the newest value of each series is returned with its date", async () => {
  const { url, received } = await peer(200, JSON.stringify(published));
  const { status, body } = await answerFrom(url);
  expect(status).toBe(200);
  expect(answerSchema.parse(body)).toEqual({
    success: true,
    rates: {
      policyRate: { day: "2026-11-20", value: 2 },
      postedRate: { day: "2026-11-18", value: 6.09 },
    },
  });
  expect(received.map(({ url }) => url)).toEqual([
    "/leads/observations/V39079,V80691335/json?recent=15",
  ]);
});

test.each([
  ["an error", 500, "{}"],
  ["a page instead of data", 200, "<!doctype html>"],
  ["another format", 200, '{"observations":[{"date":"2026-11-20"}]}'],
  ["a series without a value", 200, '{"observations":[{"d":"2026-11-20","V39079":{"v":"n/a"}}]}'],
  ["more than it should", 200, `{"observations":[{"d":"2026-11-20","x":"${"x".repeat(3e5)}"}]}`],
])("%s gives a 502 and no rates", async (_, status, body) => {
  const { url } = await peer(status, body);
  expect(await answerFrom(url)).toEqual({ status: 502, body: { success: false, rates: {} } });
});
