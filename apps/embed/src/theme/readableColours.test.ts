import { expect, test } from "vitest";
import { readableColours } from "./readableColours.ts";

test("colours that can be read on each other are taken", () => {
  const wanted = { action: "#004000", actionHover: "#003000", surface: "#fffdf8" };
  expect(readableColours(wanted)).toEqual({ colours: wanted, unreadable: [] });
});

test("a pair that cannot be read goes back to the original, and the rest stays", () => {
  const { colours, unreadable } = readableColours({ action: "#fafafa", link: "#004a63" });
  expect(colours).toEqual({ link: "#004a63" });
  expect(unreadable[0]).toMatchObject({ ink: "onAction", surface: "action", min: 4.5 });
});

test("a dark surface without light words is given up as a whole", () => {
  expect(readableColours({ surface: "#101010" }).colours).toEqual({});
});
