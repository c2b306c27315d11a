import { expect, onTestFinished, test, vi } from "vitest";
import { brokerages } from "../../testing/brokerage.ts";
import { leadsThat } from "../../testing/leadsThat.ts";
import { application } from "../../testing/submission.ts";
import { buildApp } from "../app.ts";
import { StoreUnavailable } from "../store/engine.ts";
import { loggerOptions } from "./httpServer.ts";

interface Line {
  msg: string;
  count?: number;
  err?: { type: string; message: string; stack: string };
}

/** Returns an app whose store fails, and the lines of its log. */
async function failingApp(failure: Error) {
  const lines: Line[] = [];
  const app = await buildApp({
    brokerages,
    clock: () => new Date(),
    leads: leadsThat({ accept: () => Promise.reject(failure) }),
    maxEventLoopDelay: 0,
    logger: {
      ...Object(loggerOptions("error")),
      stream: { write: (line: string) => void lines.push(JSON.parse(line)) },
    },
  });
  onTestFinished(() => app.close());
  const send = () =>
    app.inject({ method: "POST", url: "/api/mortgage-applications", payload: application });
  return { send, lines };
}

test("the log has no message of a driver, which may quote an applicant", async () => {
  const quoted = `invalid input: "${application.phoneOrEmail}"\nfor ${application.lastName}`;
  const { send, lines } = await failingApp(new TypeError(quoted));
  expect((await send()).statusCode).toBe(500);
  const [{ err } = {}] = lines;
  expect(err).toMatchObject({ type: "TypeError", message: "" });
  expect(err?.stack).toMatch(/^TypeError\n {4}at /);
  expect(JSON.stringify(lines)).not.toContain(application.phoneOrEmail);
  expect(JSON.stringify(lines)).not.toContain(application.lastName);
});

test("repeated 503s are logged once a second, with their number and what the store said", async () => {
  const { send, lines } = await failingApp(new StoreUnavailable("SQLite: the disk is full"));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines.map(({ count }) => count)).toEqual([1]);
  expect(lines[0]?.err?.message).toBe("SQLite: the disk is full");
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ count }) => count)).toEqual([1, 19]);
  expect(lines.every(({ msg }) => msg === "failed")).toBe(true);
});
