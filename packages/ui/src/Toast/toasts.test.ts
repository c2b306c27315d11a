import { expect, test } from "vitest";
import { changeToasts, type Toast } from "./toasts.ts";

const sent: Toast = { id: 1, title: "Sent", open: true };

test("a new toast replaces the visible one", () => {
  const toasts = changeToasts([sent], { kind: "show", id: 2, message: { title: "Failed" } });
  expect(toasts).toEqual([{ id: 2, title: "Failed", open: true }]);
});

test("a dismissed toast closes, and stays in the list until it is removed", () => {
  const dismissed = changeToasts([sent], { kind: "dismiss", id: 1 });
  expect(dismissed).toEqual([{ ...sent, open: false }]);
  expect(changeToasts(dismissed, { kind: "remove", id: 1 })).toEqual([]);
});

test("dismissing a removed toast changes nothing", () => {
  expect(changeToasts([sent], { kind: "dismiss", id: 7 })).toEqual([sent]);
});
