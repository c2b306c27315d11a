import { expect, test } from "vitest";
import { readableColours } from "./readableColours.ts";

test("accepts colours with enough contrast", () => {
  const wanted = { action: "#004000", actionHover: "#003000", surface: "#fffdf8" };
  expect(readableColours(wanted)).toEqual({ colours: wanted, unreadable: [] });
});

test("derives hover colours with enough contrast for buttons and links", () => {
  const { colours, unreadable } = readableColours({ action: "#005a9c", link: "#0b5d1e" });
  expect(colours.actionHover).toBe("#004a80");
  expect(colours.linkHover).toBe("#094c19");
  expect(unreadable).toEqual([]);
});

test("keeps a light button with dark text light on hover", () => {
  const wanted = { action: "#ffd500", onAction: "#222222" };
  const { colours, unreadable } = readableColours(wanted);
  expect(colours).toEqual({ ...wanted, actionHover: "#ffdd2e" });
  expect(unreadable).toEqual([]);
});

test("drops the colours derived from a rejected colour", () => {
  const { colours, unreadable } = readableColours({ action: "#8a8a8a" });
  expect(colours).toEqual({});
  expect(unreadable).toHaveLength(1);
});

test("resets only the pairs without enough contrast", () => {
  const { colours, unreadable } = readableColours({ action: "#fafafa", link: "#004a63" });
  expect(colours).toEqual({ link: "#004a63", linkHover: "#003d51" });
  expect(unreadable[0]).toMatchObject({ ink: "onAction", surface: "action", min: 4.5 });
});

test("rejects a dark surface without light text as a whole", () => {
  expect(readableColours({ surface: "#101010" }).colours).toEqual({});
});
