import { expect, test } from "vitest";
import { readableColours } from "./readableColours.ts";

test("colours that can be read on each other are taken", () => {
  const wanted = { action: "#004000", actionHover: "#003000", surface: "#fffdf8" };
  expect(readableColours(wanted)).toEqual({ colours: wanted, unreadable: [] });
});

test("a button and a link get a colour for when they are pointed at, which can be read as well", () => {
  const { colours, unreadable } = readableColours({ action: "#005a9c", link: "#0b5d1e" });
  expect(colours.actionHover).toBe("#004a80");
  expect(colours.linkHover).toBe("#094c19");
  expect(unreadable).toEqual([]);
});

test("dark words on a light button keep it light when it is pointed at", () => {
  const wanted = { action: "#ffd500", onAction: "#222222" };
  const { colours, unreadable } = readableColours(wanted);
  expect(colours).toEqual({ ...wanted, actionHover: "#ffdd2e" });
  expect(unreadable).toEqual([]);
});

test("with a colour that is given up goes what followed from it", () => {
  const { colours, unreadable } = readableColours({ action: "#8a8a8a" });
  expect(colours).toEqual({});
  expect(unreadable).toHaveLength(1);
});

test("a pair that cannot be read goes back to the original, and the rest stays", () => {
  const { colours, unreadable } = readableColours({ action: "#fafafa", link: "#004a63" });
  expect(colours).toEqual({ link: "#004a63", linkHover: "#003d51" });
  expect(unreadable[0]).toMatchObject({ ink: "onAction", surface: "action", min: 4.5 });
});

test("a dark surface without light words is given up as a whole", () => {
  expect(readableColours({ surface: "#101010" }).colours).toEqual({});
});
