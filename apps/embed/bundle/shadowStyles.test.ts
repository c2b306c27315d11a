import { expect, test } from "vitest";
import { shadowStyles } from "./shadowStyles.ts";

const used = (css: string) => shadowStyles(css, (name) => name !== "unused");

test("lengths of the root and the window become lengths of the frame", () => {
  expect(used(".a{padding:min(1rem,4.5vw) -0.5rem}")).toBe(
    ".a{padding:min(calc(1*var(--mortgage-rem)),calc(4.5*var(--mortgage-vw))) calc(-0.5*var(--mortgage-rem))}",
  );
});

test("names that end in a number and a unit's letters are left alone", () => {
  expect(used(".a{--x1rem:red;color:var(--x-1rem)}")).toBe(".a{--x1rem:red;color:var(--x-1rem)}");
});

test("a width of the screen becomes one of the frame, and what else was asked stays", () => {
  expect(used("@media screen and (min-width:44em){.a{color:red}}")).toBe(
    "@media screen{@container mortgage (min-width:44em){.a{color:red}}}",
  );
  expect(used("@media (min-width:44em){.a{color:red}}")).toBe(
    "@container mortgage (min-width:44em){.a{color:red}}",
  );
  expect(used("@media print{.a{color:red}}")).toBe("@media print{.a{color:red}}");
});

test("what holds where a part of a page is narrower than the window is left out: a frame is its own window", () => {
  expect(
    used(
      "@container ui-room (max-width:43.99rem){.a{color:red}}@container ui-room (width<=64rem){.a{color:red}}@container ui-room (min-width:44rem){.a{color:red}}",
    ),
  ).toBe("@container ui-room (min-width:44em){.a{color:red}}");
});

test("what is said of the body is said of the frame's content, without a height of its own", () => {
  expect(used("html{color:red}body{min-block-size:100dvb;color:red}")).toBe(
    ".frame>div{color:red}",
  );
});

test("fonts and classes that nothing names are left out", () => {
  expect(used("@font-face{font-family:A}.unused{color:red}.a,.unused .a{color:red}")).toBe(
    ".a{color:red}",
  );
});
