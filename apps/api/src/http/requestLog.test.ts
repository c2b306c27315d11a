import { expect, test } from "vitest";
import { terminalLine } from "./requestLog.ts";

const time = new Date(2026, 10, 20, 9, 30, 5).getTime();
const line = (fields: object) => terminalLine(`${JSON.stringify({ time, ...fields })}\n`);

test("a response is one short line", () => {
  const fields = {
    level: 30,
    reqId: "req-1",
    method: "GET",
    route: "/api/x",
    status: 200,
    ms: 3.1,
  };
  expect(line({ ...fields, msg: "answered" })).toBe("09:30:05  GET /api/x 200, 3.1 ms\n");
});

test("anything else is its message with its details", () => {
  expect(line({ level: 30, msg: "listening" })).toBe("09:30:05  listening\n");
  expect(line({ level: 40, count: 2, msg: "reminders were not sent" })).toBe(
    "09:30:05  Warning: reminders were not sent (count 2)\n",
  );
});

test("an error has its stack", () => {
  const err = { type: "Error", message: "broken", stack: "Error: broken\n    at here" };
  expect(line({ level: 50, err, msg: "failed" })).toBe(
    "09:30:05  Error: failed\n  Error: broken\n    at here\n",
  );
});
