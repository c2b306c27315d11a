import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { dropOldResults, forEach, keptByContent } from "./contentCache.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a result is computed once for each kind and input", async () => {
  const folder = temporaryFolder();
  const compute = vi.fn(async () => Buffer.from("result"));
  const kept = (kind: string, input: string) => keptByContent(kind, input, compute, folder);
  await kept("br", "a");
  expect(String(await kept("br", "a"))).toBe("result");
  expect(compute).toHaveBeenCalledTimes(1);
  await kept("gz", "a");
  await kept("br", "b");
  expect(compute).toHaveBeenCalledTimes(3);
});

test("a result that no build has used for a month is removed", async () => {
  const folder = temporaryFolder();
  await keptByContent("br", "a", async () => Buffer.from("a"), folder);
  await keptByContent("br", "b", async () => Buffer.from("b"), folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const [old = ""] = files.filter((file) => file.includes("/")).map((file) => join(folder, file));
  utimesSync(old, 0, 0);
  await dropOldResults(folder);
  expect(existsSync(old)).toBe(false);
  const left = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(left.filter((file) => file.includes("/"))).toHaveLength(1);
});

test("items are handled eight at once, and a failure fails all", async () => {
  let [running, most] = [0, 0];
  await forEach(Array.from({ length: 30 }), async () => {
    running += 1;
    most = Math.max(most, running);
    await null;
    running -= 1;
  });
  expect(most).toBe(8);
  const fails = forEach([1], () => Promise.reject(new Error("disk full")));
  await expect(fails).rejects.toThrow("disk full");
});
