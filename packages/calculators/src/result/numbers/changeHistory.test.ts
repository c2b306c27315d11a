import { expect, test } from "vitest";
import { beginHistory, recordChange, redoChange, undoChange } from "./changeHistory.ts";

const typed = (steps: readonly (readonly [value: string, of: string, atMs: number])[]) =>
  steps.reduce(
    (history, [value, of, atMs]) => recordChange(history, value, { of, atMs }),
    beginHistory("25"),
  );

test("A number typed at once is undone and redone at once", () => {
  const history = typed([
    ["3", "years", 0],
    ["30", "years", 200],
  ]);
  const undone = undoChange(history);
  expect(undone.present).toBe("25");
  expect(undoChange(undone)).toBe(undone);
  expect(redoChange(undone).present).toBe("30");
  expect(redoChange(redoChange(undone)).present).toBe("30");
});

test("A pause, another field and an undo each start a new step", () => {
  const history = typed([
    ["30", "years", 0],
    ["35", "years", 5_000],
    ["35 at 5", "rate", 5_100],
  ]);
  const once = undoChange(history);
  expect(
    [once, undoChange(once), undoChange(undoChange(once))].map(({ present }) => present),
  ).toEqual(["35", "30", "25"]);
  const changed = recordChange(once, "40", { of: "years", atMs: 5_200 });
  expect(undoChange(changed).present).toBe("35");
  expect(redoChange(changed).present).toBe("40");
});
