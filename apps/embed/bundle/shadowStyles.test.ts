import { expect, test } from "vitest";
import { shadowStyles } from "./shadowStyles.ts";

const used = (css: string) => shadowStyles(css, "a --x1rem");

test("rem and viewport units become lengths relative to the container", () => {
  expect(used(".a{padding:min(1rem,4.5vw) -0.5rem}")).toBe(
    ".a{padding:min(calc(1*var(--mortgage-rem)),calc(4.5*var(--mortgage-vw))) calc(-0.5*var(--mortgage-rem))}",
  );
});

test("identifiers that end like a length are unchanged", () => {
  expect(used(".a{--x1rem:red;color:var(--x-1rem)}")).toBe(".a{--x1rem:red;color:var(--x-1rem)}");
});

test("viewport width queries become container queries, and other conditions stay", () => {
  expect(used("@media screen and (min-width:44em){.a{color:red}}")).toBe(
    "@media screen{@container mortgage (min-width:44em){.a{color:red}}}",
  );
  expect(used("@media (min-width:44em){.a{color:red}}")).toBe(
    "@container mortgage (min-width:44em){.a{color:red}}",
  );
  expect(used("@media print{.a{color:red}}")).toBe("@media print{.a{color:red}}");
});

test("container queries of a page are removed, because a frame is its own container", () => {
  expect(
    used(
      "@container ui-room (max-width:43.99rem){.a{color:red}}@container ui-room (width<=64rem){.a{color:red}}@container ui-room (min-width:44rem){.a{color:red}}",
    ),
  ).toBe("@container ui-room (min-width:44em){.a{color:red}}");
});

test("body rules apply to the frame's content, without a height", () => {
  expect(used("html{color:red}body{min-block-size:100dvb;color:red}")).toBe(
    ".frame>div{color:red}",
  );
});

test("unused fonts and classes are removed", () => {
  expect(used("@font-face{font-family:A}.unused{color:red}.a,.unused .a{color:red}")).toBe(
    ".a{color:red}",
  );
});
