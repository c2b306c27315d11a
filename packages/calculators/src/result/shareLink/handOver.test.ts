import { expect, test } from "vitest";
import { calculators } from "../../calculators.ts";
import { writeFragment } from "./fragment.ts";
import { handedOver, handOverFragment, isHandOverFragment } from "./handOver.ts";
import { isShareFragment, shareFragment } from "./shareLink.ts";

const paymentEn = await calculators.payment.en();
const refinanceEn = await calculators.refinance.en();

const numbers = {
  from: "closing-fees",
  values: { loanAmount: 400_000, interestRate: 4.89 },
  given: { ownedHome: "never" },
};
const link = shareFragment({ inputs: numbers.values, given: {} });

test("Numbers arrive unchanged", () => {
  const fragment = handOverFragment(numbers);
  expect(isHandOverFragment(fragment)).toBe(true);
  expect(handedOver(fragment, paymentEn)).toEqual(numbers);
});

test("A calculator accepts only amounts that its form asks for", () => {
  expect(handedOver(handOverFragment(numbers), refinanceEn)).toBeNull();
  const values = { loanAmount: 400_000, paymentFrequency: "weekly", toString: 1, extra: 2 };
  const fragment = handOverFragment({ from: "refinance", values, given: {} });
  expect(handedOver(fragment, paymentEn)?.values).toEqual({ loanAmount: 400_000 });
});

test.each([
  ["nothing", ""],
  ["a share link", link],
  ["no base64", "#from=%%%"],
  ["null", writeFragment("from", null)],
  ["no calculator", writeFragment("from", { values: { loanAmount: 1 } })],
  ["no amounts", writeFragment("from", { from: "refinance", values: null })],
  ["a text", writeFragment("from", { from: "refinance", values: { loanAmount: "<b>" } })],
  ["a debt", writeFragment("from", { from: "refinance", values: { loanAmount: -1 } })],
])("A fragment with %s is ignored", (_, fragment) => {
  expect(handedOver(fragment, paymentEn)).toBeNull();
});

test("Handover fragments and private links are distinguished", () => {
  expect(isShareFragment(handOverFragment(numbers))).toBe(false);
  expect(isHandOverFragment(link)).toBe(false);
});
