import { expect, onTestFinished, test, vi } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { application } from "../../testing/submission.ts";
import { buildApp } from "../app.ts";
import { StoreUnavailable } from "../leads/StoreUnavailable.ts";

test("repeated 503s are logged once a second, with their number", async () => {
  const lines: { msg: string; count?: number }[] = [];
  const app = await buildApp({
    brokerage,
    leads: {
      accept: () => Promise.reject(new StoreUnavailable("SQLite: the disk is full")),
      replayOf: async () => undefined,
      addDetails: async () => ({ outcome: "removed" }),
      check: async () => {},
    },
    logger: { level: "error", stream: { write: (line) => void lines.push(JSON.parse(line)) } },
  });
  onTestFinished(() => app.close());
  const send = () =>
    app.inject({ method: "POST", url: "/api/mortgage-applications", payload: application });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines.map(({ count }) => count)).toEqual([1]);
  await vi.waitFor(() => expect(lines.map(({ count }) => count)).toEqual([1, 19]), 5_000);
  expect(lines.every(({ msg }) => msg === "failed")).toBe(true);
});
