import { expect, test } from "vitest";
import { draftOf } from "./draftOf.ts";

test("inputs left out have their defaults, rows get ids, and unknown inputs are dropped", () => {
  const defaults = { loanAmount: null, paymentFrequency: "monthly", offers: [{ id: "1" }] };
  const draft = draftOf(defaults, { loanAmount: 5, offers: [{ fees: 1 }, { fees: 2 }], other: 1 });
  expect(draft).toEqual({
    loanAmount: 5,
    paymentFrequency: "monthly",
    offers: [
      { fees: 1, id: "1" },
      { fees: 2, id: "2" },
    ],
  });
});
