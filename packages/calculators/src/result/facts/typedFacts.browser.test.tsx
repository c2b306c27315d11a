import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { FactValues } from "../../wizard/Facts.ts";
import { useTypedFacts } from "./FactRow.tsx";

const drawn: { facts?: ReturnType<typeof useTypedFacts> } = {};

function Facts({ given }: { given: FactValues }) {
  drawn.facts = useTypedFacts({ given, preset: {}, onGiven: () => {} });
  return null;
}

test("Facts stay as they were typed if a late part draws the ones before once more", () => {
  const root = createRoot(document.createElement("div"));
  const draw = (given: FactValues) => flushSync(() => root.render(<Facts given={given} />));
  const before: FactValues = {};
  draw(before);
  flushSync(() => drawn.facts?.change("city", "Toronto"));
  draw(drawn.facts?.given ?? {});
  draw(before);
  expect(drawn.facts?.given).toEqual({ city: "Toronto" });
  flushSync(() => drawn.facts?.change("firstHome", true));
  expect(drawn.facts?.given).toEqual({ city: "Toronto", firstHome: true });
  // Those of another calculation are new.
  draw({});
  expect(drawn.facts?.given).toEqual({});
  root.unmount();
});
