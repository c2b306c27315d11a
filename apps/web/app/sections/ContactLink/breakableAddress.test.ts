import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakableAddress } from "./ContactLink.tsx";

test("an email address may wrap after @ and dots, and the text around it is unchanged", () => {
  expect(renderToStaticMarkup(breakableAddress("Write to ana@mail.lake.example. Or call."))).toBe(
    "Write to ana@<wbr/>mail<wbr/>.lake<wbr/>.example. Or call.",
  );
});
