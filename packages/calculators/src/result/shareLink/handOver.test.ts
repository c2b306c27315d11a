import { payment, refinance } from "@simcoe/calculator-engine";
import { expect, test } from "vitest";
import { paymentView } from "../paymentView.ts";
import { refinanceView } from "../refinanceView.ts";
import { handOverFragment, handOverIn } from "./handOver.ts";
import { encoded, isPrivateFragment } from "./privateLink.ts";

const numbers = { from: "closing-fees", values: { loanAmount: 400_000, interestRate: 4.89 } };
const forPayment = (fragment: string) => handOverIn(fragment, payment, paymentView);

test("Numbers arrive as they were handed over, in a part of the address that is taken out of it", () => {
  const fragment = handOverFragment(numbers);
  expect(isPrivateFragment(fragment)).toBe(true);
  expect(forPayment(fragment)).toEqual(numbers);
});

test("A calculator takes only the amounts that its own form asks for", () => {
  expect(handOverIn(handOverFragment(numbers), refinance, refinanceView)).toBeNull();
  const values = { loanAmount: 400_000, paymentFrequency: "weekly", toString: 1, extra: 2 };
  expect(forPayment(handOverFragment({ from: "refinance", values }))?.values).toEqual({
    loanAmount: 400_000,
  });
});

test.each([
  ["nothing", ""],
  ["a private link", `#v1=${encoded(numbers)}`],
  ["no base64", "#from=%%%"],
  ["null", `#from=${encoded(null)}`],
  ["no calculator", `#from=${encoded({ values: { loanAmount: 1 } })}`],
  ["no amounts", `#from=${encoded({ from: "refinance", values: null })}`],
  ["a text", `#from=${encoded({ from: "refinance", values: { loanAmount: "<b>" } })}`],
  ["a debt", `#from=${encoded({ from: "refinance", values: { loanAmount: -1 } })}`],
])("A fragment with %s hands nothing over", (_, fragment) => {
  expect(forPayment(fragment)).toBeNull();
});
