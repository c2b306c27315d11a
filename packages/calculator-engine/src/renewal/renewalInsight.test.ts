import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verdictTexts } from "../../package-test/verdictTexts.ts";
import { atRenewal, beforeRenewal } from "../../testing/exampleInputs.ts";
import { findMissing } from "../calculator.ts";
import { mortgagePayment } from "../canada/mortgagePayment.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { createWizard } from "../createWizard.ts";
import { bestOf, compareRenewal } from "./compareRenewal.ts";
import { renewal } from "./renewalEstimate.ts";
import type { OtherOffer, RenewalInputs } from "./renewalFields.ts";
import { type RenewalFacts, renewalInsight } from "./renewalInsight.ts";
import { words as english } from "./renewalWords.en.ts";
import { words as french } from "./renewalWords.fr.ts";

type Said = Partial<RenewalFacts>;

const [broker] = atRenewal.offers as [OtherOffer];

const answer = (inputs: RenewalInputs, given: Said = {}) => renewalInsight.answer(inputs, given);
const figure = (inputs: RenewalInputs, given: Said = {}) =>
  answer(inputs, given).lender.figure?.value;
const { written, sentences, hinges } = verdictTexts(answer, [english, french]);

/** Bank's renewal offer, four months before the term ends, and no other offer. */
const letter: RenewalInputs = {
  balance: 320_000,
  yearsRemaining: 18,
  monthsRemaining: 4,
  currentRate: 2.14,
  prepaymentCharge: 0,
  renewalRate: 4.89,
  renewalTerm: 5,
  offers: [],
};
const rival: OtherOffer = {
  id: "1",
  name: "Rival",
  annualRate: 4.24,
  termYears: 5,
  cashBack: 0,
  fees: 0,
};

describe("from the bank's letter alone", () => {
  test("it gives the jump of the payment, the rate to ask for, and the letter's cost", () => {
    expect(written(letter)).toEqual([
      {
        sentence: "Your payment rises by $429 a month: ask your bank for 4.24%.",
        because:
          "At 4.89% the renewal offer costs about $68,980 of interest over 5 years; half a percent less is worth about $7,261.",
      },
      {
        sentence: "Votre versement augmente de 429 $ par mois : demandez 4,24 % à votre banque.",
        because:
          "À 4,89 %, l’offre de renouvellement coûterait environ 68 980 $ d’intérêts sur 5 ans; un demi-point de moins représente environ 7 261 $.",
      },
    ]);
    expect(hinges(letter)).toEqual([
      "From $1,785 to $2,214. Lenders advertised 4.24% for 5 years on November 5, 2025: about $9,432 less interest over 5 years.",
      "De 1 785 $ à 2 214 $. Les prêteurs affichaient 4,24 % pour 5 ans le 5 novembre 2025 : environ 9 432 $ d’intérêts de moins sur 5 ans.",
    ]);
    expect(answer(letter).verdict).toMatchObject({ worth: { value: expect.closeTo(7_261.16, 2) } });
    const { lender } = answer(letter);
    expect(lender.estimate).toMatchObject({ id: "letterCost" });
    expect(lender.figure).toEqual({ id: "lenderLetterCost", value: 68_982.23, unit: "dollars" });
    expect(english.labels("renewal", lender.estimate.id).estimate).toContain("letter");
  });

  test("the value of half a percent less is the difference between two letters", () => {
    const lower = answer({ ...letter, renewalRate: 4.39 }).lender;
    expect(answer(letter).lender.halfPercentLess).toBeCloseTo(
      answer(letter).lender.letterCost - lower.letterCost,
      6,
    );
  });

  test("long before the end of the term it says when to ask", () => {
    const early = { ...letter, monthsRemaining: 14 };
    expect(answer(early).verdict).toMatchObject({ id: "ask-for-less", askIn: { value: 10 } });
    expect(sentences(early)[0]).toContain("Ask for less in 10 months");
  });

  test("blending counts if it was offered and saves a significant amount", () => {
    const falling = { ...letter, monthsRemaining: 30, currentRate: 6.5 };
    expect(answer(falling).verdict.id).toBe("ask-for-less");
    expect(answer(falling, { blendOffered: true }).verdict.id).toBe("blend-now");
    expect(answer(falling).estimate).toMatchObject({ bestOffer: null });
  });

  test.each(["None", " none ", "Aucune", "n/a", "-"])("%o is not an offer's name", (name) => {
    const offers = [{ ...rival, name, annualRate: 3.1 }];
    expect(answer({ ...letter, offers }).verdict.id).toBe("ask-for-less");
    expect(renewal.calculate({ ...letter, offers })).toMatchObject({
      bestOffer: null,
      recommendationId: "stay-better",
    });
  });

  test("at renewal without another offer the estimate is to stay", () => {
    const result = renewal.calculate({ ...letter, monthsRemaining: 0 });
    expect(result).toMatchObject({ renewalSavings: 0, savingsToEnd: 0, cheaperAfter: null });
    expect(result.choices.map(({ kind }) => kind)).toEqual(["stay"]);
    expect(answer({ ...letter, monthsRemaining: 0 }).lender.estimate.value).toBeCloseTo(
      result.stayCost,
      2,
    );
  });

  test("a form with a blank offer reaches the result", () => {
    const draft = { ...renewal.defaults, ...letter, offers: renewal.defaults.offers };
    expect(findMissing(renewal, draft)).toEqual([]);
    const { start, reduce } = createWizard(renewal);
    const last = { ...start, step: 2, draft };
    expect(reduce(last, { type: "calculate" }).result?.recommendationId).toBe("stay-better");
  });

  test("a rate requires a name, and a name a rate", () => {
    const missing = (row: object) =>
      findMissing(renewal, { ...letter, offers: [{ ...rival, ...row }] }).map(({ field }) => field);
    expect(missing({ name: "" })).toEqual(["offers.0.name"]);
    expect(missing({ annualRate: null })).toEqual(["offers.0.annualRate"]);
  });
});

describe("against another offer", () => {
  const offered = { ...letter, offers: [rival] };

  test("waiting for the end of the term is better", () => {
    expect(answer(offered).lender.figure?.value).toBe(8_849.57);
    expect(sentences(offered)).toEqual([
      "Switch to Rival in 4 months: about $8,850 saved over 5 years.",
      "Dans 4 mois, passez à « Rival » : environ 8 850 $ économisés en 5 ans.",
    ]);
    expect(hinges(offered)[0]).toBe("Switching today would save only about $4,777.");
    expect(answer(offered).lender.findings).toContainEqual(
      expect.objectContaining({ id: "gainToday", value: expect.closeTo(4_777.46, 2) }),
    );
  });

  test("at renewal it switches now, compounded twice a year and without a stress test", () => {
    const { lender, verdict } = answer(atRenewal);
    expect(verdict.id).toBe("switch-now");
    expect(lender.bridge.map(({ id }) => id)).toEqual(["compounding"]);
    expect(lender.limit).toMatchObject({ id: "terms-compared", costs: { value: 1_000 } });
    expect(lender.findings.map(({ id }) => id)).toEqual(["lenderPayment"]);
    expect(lender.notes).toEqual([{ id: "straight-switch" }]);
    expect(lender.rulesUsed.map(({ id }) => id)).toContain("switch-exemption");
    const insured = answer(atRenewal, { insured: true }).lender;
    expect(insured.rulesUsed.map(({ id }) => id)).toContain("switch-exemption-insured");
  });

  test("estimates the prepayment charge if none is entered", () => {
    const offers = [{ ...broker, annualRate: 2.9 }];
    const inputs = { ...beforeRenewal, offers, renewalTerm: 1, prepaymentCharge: 0 };
    const { lender } = answer(inputs);
    const [charge] = lender.findings.filter(({ id }) => id === "prepaymentCharge");
    expect(charge?.value).toBeCloseTo((412_000 * 5.49 * 3) / 1_200, 6);
    const step = lender.bridge.find(({ id }) => id === "prepayment-charge");
    expect(step?.amount).toBeCloseTo(-(charge?.value ?? 0), 2);
    const estimated = lender.notes.find(({ id }) => id === "charge-is-estimate");
    expect(estimated).toMatchObject({ most: { value: charge?.value } });
  });

  test("names the charge by present value between the methods of most lenders and big banks", () => {
    const inputs = { ...beforeRenewal, monthsRemaining: 30, prepaymentCharge: 0 };
    const { notes } = answer(inputs).lender;
    const [inEnglish, inFrench] = [english, french].map((words) => notes.map(words.note).join(" "));
    expect(inEnglish).toMatch(
      /about \$12,880 at most lenders, about \$11,550 at those that discount their loss to today, about/,
    );
    expect(inFrench).toMatch(/chez ceux qui actualisent leur perte, environ/);
  });

  test("uses an entered or quoted charge", () => {
    const charged = (inputs: RenewalInputs, given: Said = {}) =>
      answer(inputs, given).lender.findings.find(({ id }) => id === "prepaymentCharge")?.value;
    expect(charged(beforeRenewal)).toBe(6_248.67);
    const notes = answer(beforeRenewal).lender.notes.map(({ id }) => id);
    expect(notes).not.toContain("charge-is-estimate");
    const open = { ...beforeRenewal, prepaymentCharge: 0 };
    expect(charged(open, { chargeKnown: 3_000 })).toBe(3_000);
    expect(answer(beforeRenewal).facts.map(({ id }) => id)).not.toContain("chargeKnown");
  });

  test("advises to stay if the charge makes switching a loss", () => {
    const offers = [{ ...broker, annualRate: 4.9, fees: 0 }];
    const inputs = {
      ...beforeRenewal,
      offers,
      renewalTerm: 1,
      renewalRate: 5,
      prepaymentCharge: 0,
    };
    const { estimate, lender, verdict } = answer(inputs);
    expect(estimate.recommendationId).toBe("switch-better");
    expect(lender.now?.gain).toBeLessThan(0);
    expect(["stay", "close-call", "switch-but-wait"]).toContain(verdict.id);
  });

  test("reports if waiting for the end of the term gains more than switching today", () => {
    const offers = [{ ...broker, annualRate: 3.5, fees: 0 }];
    const inputs = { ...beforeRenewal, offers, renewalTerm: 1, prepaymentCharge: 9_800 };
    const { lender, verdict } = answer(inputs);
    expect(lender.now?.gain).toBeGreaterThan(0);
    expect(lender.later?.gain).toBeGreaterThan(lender.now?.gain ?? 0);
    expect(verdict.id).toBe("switch-but-wait");
    expect(sentences(inputs)[0]).toContain("Switch to Broker in 14 months");
  });

  test("advises to sign if nothing else is cheaper", () => {
    const dear = { ...letter, monthsRemaining: 0, offers: [{ ...rival, annualRate: 5.2 }] };
    expect(answer(dear).verdict.id).toBe("sign");
    expect(sentences({ ...dear, renewalRate: 4.24 })[1]).toMatch(
      /^Signez l’offre à 4,24 % : toute autre/,
    );
    expect(sentences(dear)).toEqual([
      "Ask your bank for 4.24%: your other offers cost about $4,603 more.",
      "Demandez 4,24 % à votre banque : les autres offres coûtent environ 4 603 $ de plus.",
    ]);
    expect(answer({ ...dear, monthsRemaining: 20 }).verdict).toMatchObject({
      id: "stay",
      askIn: { value: 16 },
    });
  });

  test("a short offer no longer hides what another saves over its whole term", () => {
    const short = { ...broker, id: "2", name: "Short", annualRate: 6, termYears: 1, fees: 0 };
    const dear = { ...broker, fees: 3_000 };
    const { estimate, verdict } = answer({ ...atRenewal, offers: [dear, short] });
    expect(estimate.recommendationId).toBe("stay-better");
    expect(verdict).toMatchObject({ id: "switch-now", offer: "Broker" });
  });

  test("offers of different length turn at a later rate, which decides until it is given", () => {
    const inputs = {
      ...atRenewal,
      offers: [{ ...broker, annualRate: 4.5, termYears: 2, fees: 0 }],
    };
    const open = answer(inputs);
    expect(open.verdict).toMatchObject({ id: "switch-now", confidence: "depends" });
    expect(hinges(inputs)).toEqual([
      expect.stringMatching(
        /^Broker wins while rates after the shorter term stay below [\d.]+%; above that, your lender's offer\.$/,
      ),
      expect.stringMatching(
        /^L’offre « Broker » l’emporte tant que les taux restent sous [\d,]+ % /,
      ),
    ]);
    expect(answer(inputs, { rateAfter: 8 }).verdict).toMatchObject({ id: "sign", laterRate: null });
    expect(hinges(inputs, { rateAfter: 8 })[0]).not.toMatch(/wins while/);
  });

  test("cash back above the costs is a gain from the first day", () => {
    const offers = [{ ...rival, annualRate: 4.89, cashBack: 3_000, fees: 500 }];
    const { verdict, lender } = answer({ ...letter, monthsRemaining: 0, offers });
    expect(verdict).toMatchObject({ id: "switch-now", gain: { value: 2_500 } });
    expect(english.limit(lender.limit)).toContain("changing brings $2,500");
  });
});

describe("thresholds", () => {
  const at = (inputs: RenewalInputs, field: string) =>
    renewalInsight.thresholds(inputs).find((point) => point.field === field);

  test("give the rate at which an offer costs as much as staying", () => {
    const point = at(atRenewal, "offers.0.annualRate");
    expect(point).toMatchObject({ becomes: "staying-cheaper", direction: "up" });
    const there = { ...atRenewal, offers: [{ ...broker, annualRate: point?.value.value ?? 0 }] };
    expect(Math.abs(figure(there) ?? 1)).toBeLessThan(0.01);
    expect(point?.value.value).toBeCloseTo(4.719, 2);
  });

  test("give the renewal rate to ask for", () => {
    const point = at(atRenewal, "renewalRate");
    expect(point).toMatchObject({ direction: "down", becomes: "stay-cheaper" });
    expect(point && english.threshold(point)).toMatch(
      /^With a renewal rate of about 4\.\d+% or less, staying costs the least\.$/,
    );
  });

  test("include the charge only if one is entered", () => {
    expect(at(atRenewal, "prepaymentCharge")).toBeUndefined();
    expect(at({ ...beforeRenewal, prepaymentCharge: 0 }, "prepaymentCharge")).toBeUndefined();
    expect(at(beforeRenewal, "prepaymentCharge")).toMatchObject({
      direction: "down",
    });
  });
});

test("the best gain never jumps by more than the charge, or a month of interest, as months pass", () => {
  const rates = fc.double({ min: 1, max: 9, noNaN: true });
  const cases = fc.record({ currentRate: rates, renewalRate: rates, lower: rates });
  fc.assert(
    fc.property(cases, ({ lower, ...rest }) => {
      const rate = Math.min(lower, rest.renewalRate);
      const at = Array.from({ length: 37 }, (_, monthsRemaining) => {
        const offers = [{ ...rival, annualRate: rate }];
        const inputs = { ...letter, ...rest, monthsRemaining, offers };
        const compared = compareRenewal(inputs, { ...assumed }, rulesCheckedOn);
        return { gain: bestOf(compared)?.gain ?? 0, charge: compared.charge };
      });
      for (const [index, { gain, charge }] of at.entries()) {
        const before = at[index - 1] ?? { gain, charge };
        // A month also passes. At the highest rate, its interest is more than the charge at the
        // lowest.
        const month = (letter.balance * 9) / 1200;
        const largest = Math.max(charge, before.charge, month);
        expect(Math.abs(gain - before.gain)).toBeLessThanOrEqual(largest + 0.01);
      }
    }),
  );
});

const assumed: RenewalFacts = {
  chargeKnown: null,
  rateType: "fixed",
  presentLender: "other",
  comparisonRate: 4.24,
  privilege: 0,
  paymentToday: null,
  contractYears: letter.yearsRemaining,
  rateAfter: null,
  insured: false,
  letterRate: "fixed",
  rented: false,
  collateralCharge: false,
  blendOffered: false,
  compounding: "semi-annual",
};

const offersTried: readonly (readonly OtherOffer[])[] = [
  [],
  [{ ...rival, name: "None" }],
  [rival],
  [{ ...rival, annualRate: 5.4, fees: 1_200 }],
  [
    { ...rival, cashBack: 4_000 },
    { ...rival, id: "2", name: "Short", annualRate: 3.9, termYears: 2 },
  ],
];

test.each(
  [0, 1, 4, 14, 48].flatMap((months) =>
    [2.14, 5.9].flatMap((rate) => offersTried.map((offers) => [months, rate, offers] as const)),
  ),
)(
  "with %d months left at %d %% and %o, verdict, figure and sentence agree",
  (months, rate, offers) => {
    const inputs = { ...letter, monthsRemaining: months, currentRate: rate, offers };
    const { verdict, lender, facts } = answer(inputs);
    const value = lender.figure?.value ?? Number.NaN;
    const gains = ["switch-now", "switch-but-wait", "blend-now"];
    if (gains.includes(verdict.id)) expect(value).toBeGreaterThan(0);
    if (["sign", "stay"].includes(verdict.id)) expect(value).toBeLessThanOrEqual(0);
    if ("gain" in verdict) expect(verdict.gain.value).toBeCloseTo(value, 2);
    if (verdict.id === "ask-for-less") expect(verdict.cost.value).toBeCloseTo(value, 2);
    const open = facts.some(({ assumed, decides }) => assumed && decides);
    expect(verdict.confidence).toMatch(open ? "depends" : /checked|usual/);
    for (const words of [english, french]) {
      const { sentence, because } = words.verdict(answer(inputs));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${sentence} ${because}`).not.toMatch(/undefined|null|NaN|function|-\d/);
    }
  },
);

test("a lower rate, more cash back or a smaller fee never makes the best gain smaller", () => {
  const gain = (change: Partial<OtherOffer>, monthsRemaining: number) => {
    const offers = [{ ...rival, fees: 1_000, ...change }];
    const compared = compareRenewal(
      { ...letter, monthsRemaining, offers },
      assumed,
      rulesCheckedOn,
    );
    return bestOf(compared)?.gain ?? 0;
  };
  for (const months of [0, 4, 20]) {
    expect(gain({ annualRate: 4 }, months)).toBeGreaterThan(gain({}, months));
    expect(gain({ cashBack: 100 }, months)).toBeGreaterThan(gain({}, months));
    expect(gain({ fees: 500 }, months)).toBeGreaterThan(gain({}, months));
  }
});

test("an offer that costs exactly as much is not called a saving of $0", () => {
  const offers = atRenewal.offers.map((each) => ({
    ...each,
    annualRate: atRenewal.renewalRate,
    fees: 0,
  }));
  expect(sentences({ ...atRenewal, offers })).toEqual([
    "A close call: both cost the same.",
    "C’est pratiquement équivalent : les deux reviennent au même.",
  ]);
});

describe("the schedule", () => {
  const letter = {
    ...{ balance: 350_000, currentRate: 5.5, renewalRate: 4.79, monthsRemaining: 8 },
    ...{ yearsRemaining: 20, renewalTerm: 5, prepaymentCharge: 0, offers: [] },
  };
  const offer = { id: "1", name: "Broker", annualRate: 4.04, termYears: 5, cashBack: 0, fees: 0 };
  const scheduled = (inputs: RenewalInputs, given: object = {}) => {
    const answer = renewalInsight.answer(inputs, given);
    const loans = renewalInsight.scheduleInputs(answer).map(({ compounding, ...loan }) => ({
      ...loan,
      payment: mortgagePayment({ ...loan, ...(compounding && { compounding }) }),
    }));
    return { answer, loans };
  };

  test("is that of the letter, with its payment, if the verdict is about the letter", () => {
    const { answer, loans } = scheduled(letter);
    expect(answer.verdict.id).toBe("ask-for-less");
    expect(loans.map(({ id }) => id)).toEqual(["stay"]);
    expect(loans[0]?.payment).toBeCloseTo(answer.lender.letter.payment, 6);
    expect(loans[0]?.payment).toBeCloseTo(2_264, 0);
  });

  test("is that of the choice of the verdict, from its first day", () => {
    for (const monthsRemaining of [0, 8]) {
      const { answer, loans } = scheduled({ ...letter, monthsRemaining, offers: [offer] });
      const chosen =
        answer.verdict.id === "switch-but-wait" ? answer.lender.later : answer.lender.now;
      expect(answer.verdict.id).toMatch(/^switch/);
      expect(loans.map(({ id }) => id)).toEqual(
        monthsRemaining === 0 ? ["stay", "offers.0"] : ["offers.0"],
      );
      expect(loans.at(-1)?.payment).toBeCloseTo(chosen?.choice.payment ?? 0, 6);
    }
  });
});
