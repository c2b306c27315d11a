import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakableAddress } from "./ContactLink.tsx";

test("a mail address may break at its sign and points, and the text around it nowhere else", () => {
  expect(renderToStaticMarkup(breakableAddress("Write to ana@mail.lake.example. Or call."))).toBe(
    "Write to ana@<wbr/>mail<wbr/>.lake<wbr/>.example. Or call.",
  );
});
