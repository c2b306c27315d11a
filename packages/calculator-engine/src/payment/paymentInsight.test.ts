import fc from "fast-check";
import { expect, test } from "vitest";
import { plain, verdictTexts } from "../../package-test/verdictTexts.ts";
import { type PaymentInputs, payment } from "./paymentEstimate.ts";
import { type PaymentFacts, paymentInsight } from "./paymentInsight.ts";
import { words as english } from "./paymentWords.en.ts";
import { words as french } from "./paymentWords.fr.ts";

const loan = (
  loanAmount: number,
  interestRate = 5.5,
  loanTerm = 25,
  paymentFrequency: PaymentInputs["paymentFrequency"] = "monthly",
): PaymentInputs => ({ loanAmount, interestRate, loanTerm, paymentFrequency });

const { answer, thresholds, scheduleInputs } = paymentInsight;
const { written, sentences, hinges } = verdictTexts(answer, [english, french]);
const amounts = (...given: Parameters<typeof answer>) =>
  answer(...given).lender.bridge.map(({ id, amount }) => [id, amount]);

test("over 40 years the verdict says that few lend so long, with the payments for 30 and 25 years", () => {
  const { lender, verdict } = answer(loan(605_000, 4.59, 40));
  expect(verdict).toMatchObject({
    id: "few-lend-longer",
    longest: { value: 30 },
    standard: { value: 25 },
  });
  expect(lender.figure?.value).toBe(3_082.26);
  expect(lender.bridge.map(({ id }) => id)).toEqual(["compounding", "amortization"]);
  const [inEnglish, inFrench] = written(loan(605_000, 4.59, 40), { homePrice: 800_000 });
  expect(inEnglish).toEqual({
    sentence: "Plan for about $3,082 a month over 30 years, not 40.",
    because:
      "Few lenders go beyond 25 to 30 years. Over 25 years it would be about $3,379 a month.",
  });
  expect(inFrench).toEqual({
    sentence: "Prévoyez environ 3 082 $ par mois sur 30 ans, et non 40.",
    because:
      "Peu de prêteurs vont au-delà de 25 à 30 ans. Sur 25 ans, ce serait environ 3 379 $ par mois.",
  });
});

test("without the home's price insurance is not checked, and the cost with 10 % down is given", () => {
  const { verdict, facts } = answer(loan(300_000));
  expect(verdict).toMatchObject({ id: "fits", confidence: "not-checked", missing: ["homePrice"] });
  expect(facts[0]).toMatchObject({ id: "homePrice", value: null, decides: true });
  expect(written(loan(300_000))).toEqual([
    {
      sentence: "Plan for about $1,831 a month.",
      because:
        "For a new mortgage, your income would have to carry about $2,195 a month, the payment at the stress test's rate. Insurance is not counted while the price of the home is not known: with less than 20% down, its premium is added to the loan.",
    },
    {
      sentence: "Prévoyez environ 1 831 $ par mois.",
      because:
        "Pour un nouveau prêt, votre revenu devrait permettre un versement d’environ 2 195 $ par mois, calculé au taux admissible. L’assurance n’est pas comptée tant que le prix de la propriété est inconnu : avec une mise de fonds de moins de 20 %, la prime s’ajoute au prêt.",
    },
  ]);
});

test("only prices that can be insured are tried", () => {
  const { verdict, facts } = answer(loan(1_500_000));
  expect(verdict).toMatchObject({ confidence: "not-checked", otherwise: null });
  expect(facts[0]).toMatchObject({ id: "homePrice", decides: true, effect: null });
});

test("the verdict is checked once the price is given", () => {
  expect(answer(loan(300_000), { homePrice: 400_000 }).verdict.confidence).toBe("usual");
  expect(sentences(loan(300_000), { homePrice: 400_000 })).toEqual([
    "Plan for about $1,831 a month.",
    "Prévoyez environ 1 831 $ par mois.",
  ]);
});

test("buyers and use are asked only if the loan is insured", () => {
  const asked = (inputs: PaymentInputs, homePrice: number | null) =>
    answer(inputs, { homePrice }).facts.map(({ id }) => id);
  const uninsured = ["homePrice", "compounding"];
  expect(asked(loan(300_000), null)).toEqual(uninsured);
  expect(asked(loan(300_000), 400_000)).toEqual(expect.arrayContaining(uninsured));
  expect(asked(loan(300_000), 400_000)).toHaveLength(2);
  expect(asked(loan(300_000), 330_000)).toEqual(expect.arrayContaining(["occupancy"]));
  expect(asked(loan(300_000), 330_000)).not.toContain("ownedHome");
  expect(asked(loan(300_000, 5.5, 30), 330_000)).toContain("ownedHome");
});

test("both outcomes of 30 insured years are given until the buyer is known", () => {
  const inputs = loan(540_000, 5, 30);
  expect(hinges(inputs, { homePrice: 600_000 })).toEqual([
    "If nobody buying has ever owned a home: about $2,977 a month.",
    "Si aucun acheteur n’a jamais été propriétaire : environ 2 977 $ par mois.",
  ]);
  expect(sentences(inputs, { homePrice: 600_000 })).toEqual([
    "Plan for about $3,238 a month over 25 years.",
    "Prévoyez environ 3 238 $ par mois sur 25 ans.",
  ]);
  const never = answer(inputs, { homePrice: 600_000, ownedHome: "never" });
  expect(never.verdict.id).toBe("could-ask");
  expect(never.lender.notes).toMatchObject([{ id: "first-time" }]);
  expect(never.lender.rulesUsed.map(({ id }) => id)).toContain("first-time-test-insured");
});

test.each([
  [{ homePrice: 400_000 }, "fits"],
  [{ homePrice: 320_000 }, "could-ask"],
  [{ homePrice: 302_000 }, "borrow-less"],
  [{ homePrice: 290_000 }, "borrow-less"],
  [{ homePrice: 360_000, occupancy: "rental" }, "borrow-less"],
  [{ homePrice: 1_600_000, occupancy: "owner" }, "fits"],
  [{ compounding: "annual" }, "could-ask"],
] satisfies [Partial<PaymentFacts>, string][])("a loan of 300,000 with %o: %s", (given, id) => {
  const { verdict, lender } = answer(loan(300_000), given);
  expect(verdict.id).toBe(id);
  expect(lender.figure === null).toBe(id === "borrow-less");
  expect(lender.limit.id === "refused").toBe(id === "borrow-less");
});

test("a loan above every limit reports the maximum loan", () => {
  expect(written(loan(300_000), { homePrice: 302_000 })).toEqual([
    {
      sentence: "Borrow at most $286,900 on this home.",
      because: "$15,100 down is the least here, and $13,100 of it is missing.",
    },
    {
      sentence: "Empruntez au plus 286 900 $ pour cette propriété.",
      because: "La mise de fonds minimale est ici de 15 100 $, et il en manque 13 100 $.",
    },
  ]);
  const { lender } = answer(loan(310_000), { homePrice: 300_000 });
  expect(lender.limit).toMatchObject({ id: "refused", missing: { value: 25_000 } });
  expect(lender.findings).toEqual([]);
  const rental = { homePrice: 350_000, occupancy: "rental" } as const;
  expect(sentences(loan(300_000), rental)[0]).toMatch(/^Borrow at most \$280,000/);
});

test("semi-annual compounding lowers the payment, an insured loan raises it", () => {
  const inputs = loan(475_000, 5.5, 25, "accelerated-biweekly");
  expect(amounts(inputs)).toEqual([["compounding", -17.56]]);
  const { lender } = answer(inputs, { homePrice: 500_000 });
  expect(lender.figure?.value).toBe(3_015.33);
  expect(lender.findings).toContainEqual(
    expect.objectContaining({ id: "preferredPayment", of: "accelerated-biweekly" }),
  );
  expect(lender.findings).toContainEqual({ id: "premiumTax", value: 1_520, unit: "dollars" });
});

test("at monthly compounding and without insurance nothing differs", () => {
  expect(amounts(loan(1, 5, 1), { compounding: "monthly" })).toEqual([]);
});

test("thresholds are the lender's", () => {
  const [term, interest] = thresholds(loan(300_000));
  expect(interest).toMatchObject({ field: "interestRate", becomes: "interest-reaches-loan" });
  expect(interest?.value.value).toBeCloseTo(6.4475, 3);
  expect(term).toMatchObject({ field: "loanTerm", direction: "up" });
  expect(term?.value.value).toBeCloseTo(29.2598, 4);
  const amount = thresholds(loan(300_000), { homePrice: 350_000 }).find(
    ({ field }) => field === "loanAmount",
  );
  expect(amount).toMatchObject({
    outcome: "insured",
    becomes: "not-insured",
    rounded: { value: 280_000 },
  });
  expect(amount && english.threshold(amount)).toBe(
    "With a loan of $280,000 or less, no mortgage insurance is needed.",
  );
  expect(amount && plain(french.threshold(amount))).toBe(
    "Avec un prêt de 280 000 $ ou moins, aucune assurance prêt hypothécaire n’est nécessaire.",
  );
});

test("the loan's schedule names the source of each figure", () => {
  expect(scheduleInputs(answer(loan(300_000, 5.5, 25, "weekly")))).toMatchObject([
    { principal: 300_000, preferred: "weekly", from: { preferred: "paymentFrequency" } },
  ]);
});

const loans = fc.record({
  loanAmount: fc.integer({ min: 20_000, max: 1_500_000 }),
  interestRate: fc.double({ min: 0.5, max: 12, noNaN: true }),
  loanTerm: fc.integer({ min: 1, max: 40 }),
  paymentFrequency: fc.constantFrom("monthly", "weekly"),
}) satisfies fc.Arbitrary<PaymentInputs>;
const facts = fc.record(
  {
    homePrice: fc.integer({ min: 50_000, max: 2_000_000 }),
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    occupancy: fc.constantFrom("owner", "rental"),
    newlyBuilt: fc.boolean(),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<PaymentFacts>>;

test("verdict, figure and sentence never contradict each other", () => {
  fc.assert(
    fc.property(loans, facts, (inputs, given) => {
      const answered = answer(inputs, given);
      const { lender, verdict, facts: asked } = answered;
      const { monthly } = payment.calculate(inputs);
      expect(lender.estimate.value).toBeCloseTo(monthly, 1);
      expect(lender.figure === null).toBe(verdict.id === "borrow-less");
      if (lender.figure) {
        const sum = lender.bridge.reduce((total, { amount }) => total + amount, monthly);
        expect(lender.figure.value).toBeCloseTo(sum, 1);
      }
      if ("payment" in verdict) {
        expect(verdict.payment.value).toBeCloseTo(lender.figure?.value ?? 0, 1);
      }
      if (verdict.id === "fits") expect(lender.isClose).toBe(true);
      const isOpen = asked.some(({ assumed, decides }) => assumed && decides);
      if (isOpen || given.homePrice === undefined) expect(verdict.confidence).not.toBe("checked");
      for (const words of [english, french]) {
        const { sentence, because } = words.verdict(answered);
        expect(`${sentence} ${because}`).not.toMatch(/undefined|NaN|null/);
        if (verdict.confidence !== "checked") expect(sentence).not.toMatch(/agrees|confirme/);
        for (const fact of asked) expect(words.fact(fact, "payment").effect).not.toMatch(/NaN/);
      }
    }),
    { numRuns: 60 },
  );
});

test("a payment never falls as the rate or the loan rises, nor rises with the years", () => {
  const paid = (inputs: PaymentInputs) => answer(inputs).lender.figure?.value ?? 0;
  fc.assert(
    fc.property(loans, (inputs) => {
      const { interestRate, loanAmount, loanTerm } = inputs;
      const now = paid(inputs);
      expect(paid({ ...inputs, interestRate: interestRate + 0.5 })).toBeGreaterThanOrEqual(now);
      expect(paid({ ...inputs, loanAmount: loanAmount * 1.1 })).toBeGreaterThanOrEqual(now);
      expect(paid({ ...inputs, loanTerm: loanTerm + 1 })).toBeLessThanOrEqual(now);
    }),
    { numRuns: 30 },
  );
});
