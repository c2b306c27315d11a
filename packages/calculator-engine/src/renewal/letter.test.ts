import { describe, expect, test } from "vitest";
import { plain } from "../../testing/brokersCase.ts";
import type { OfferedRate } from "../canada/offeredRates.ts";
import type { RenewalInputs } from "./renewalFields.ts";
import { type RenewalFacts, renewalInsight } from "./renewalInsight.ts";
import { words as english } from "./renewalWords.en.ts";
import { words as french } from "./renewalWords.fr.ts";

/** Letter of a bank, as an experienced broker would answer it. */
interface LetterCase {
  readonly says: string;
  readonly inputs?: Partial<RenewalInputs>;
  readonly facts?: Partial<RenewalFacts>;
  /** Rates of the page's lenders; the engine's dated market rates by default. */
  readonly rates?: readonly OfferedRate[];
  readonly verdict: string;
  readonly sentence: readonly [english: string, french: string];
  /** Texts that the hinge and what to do have to contain. */
  readonly names?: readonly (readonly [english: string, french: string])[];
  /** English texts that nothing may contain. */
  readonly omits?: RegExp;
}

const today = "2026-11-27";
const letter: RenewalInputs = {
  ...{ balance: 593_000, yearsRemaining: 20, monthsRemaining: 3, currentRate: 1.79 },
  ...{ prepaymentCharge: 0, renewalRate: 4.6, renewalTerm: 5, offers: [] },
};
const own = [3.94, 4.04].map((annualRate, at) => ({ years: 3 + 2 * at, annualRate }));
const published: readonly OfferedRate[] = (
  [
    ["insured", "owner", "fixed", 4.04],
    ["uninsured", "owner", "fixed", 4.34],
    ["uninsured", "owner", "variable", 3.55],
    ["uninsured", "rental", "fixed", 4.59],
  ] as const
).map(([of, use, kind, annualRate]) => ({
  ...{ years: 5, class: of, use, kind, annualRate, purposes: ["switch"] },
}));
const offer = (annualRate: number) => [
  { id: "1", name: "Rival", annualRate, termYears: 5, cashBack: 0, fees: 0 },
];

// The amounts are calculated outside the engine, compounded twice a year.
const cases: readonly LetterCase[] = [
  {
    says: "My payment jumps by $820, and my bank's letter says 4.6 %",
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $820 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 820 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [
      [
        "From $2,939 to $3,759. Our 5-year today is 4.04%: about $15,330 less interest over 5 years.",
        "De 2 939 $ à 3 759 $. Notre taux 5 ans est aujourd’hui de 4,04 % : environ 15 330 $ d’intérêts de moins sur 5 ans.",
      ],
      ["4.04% for 5 years. Match it", "4,04 % pour 5 ans. Égalez-le"],
      ["until March 27, 2027", "jusqu’au 27 mars 2027"],
      [
        "Over 30 years: $2,993 a month, but about $186,500 more interest",
        "Sur 30 ans : 2 993 $ par mois, mais environ 186 500 $ d’intérêts de plus",
      ],
    ],
    omits: /charge/,
  },
  {
    says: "Without the brokerage's rates the market's are named with their day",
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $820 a month: ask your bank for 4.24%.",
      "Votre versement augmente de 820 $ par mois : demandez 4,24 % à votre banque.",
    ],
    names: [
      [
        "Lenders advertised 4.24% for 5 years on November 5, 2025",
        "Les prêteurs affichaient 4,24 % pour 5 ans le 5 novembre 2025",
      ],
    ],
    omits: /\b[Oo]ur /,
  },
  {
    says: "A longer amortization can keep the payment of today",
    inputs: { balance: 320_000, yearsRemaining: 18, currentRate: 2.14, monthsRemaining: 4 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $382 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 382 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [["Over 25 years: $1,762 a month", "Sur 25 ans : 1 762 $ par mois"]],
  },
  {
    says: "Fourteen months ahead it is too early to hold a rate",
    inputs: { monthsRemaining: 14 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Ask for less in 10 months: your payment rises by $782 a month.",
      "Demandez un meilleur taux dans 10 mois : votre versement augmente de 782 $ par mois.",
    ],
    names: [["from about September 29, 2027", "à partir du 29 septembre 2027 environ"]],
    omits: /until March/,
  },
  {
    says: "A rate of 6.14 % ends: the payment falls, and a lower rate is worth asking for",
    inputs: { balance: 400_000, yearsRemaining: 22, currentRate: 6.14, monthsRemaining: 2 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment falls by $343 a month: ask your bank for 4.04%.",
      "Votre versement baisse de 343 $ par mois : demandez 4,04 % à votre banque.",
    ],
    omits: /Over \d+ years:/,
  },
  {
    says: "A letter at the market's rate is fair",
    inputs: { renewalRate: 4.05, monthsRemaining: 0 },
    rates: own,
    verdict: "letter-is-fair",
    sentence: [
      "Sign at 4.05%, a fair rate: your payment rises by $659 a month.",
      "Signez à 4,05 %, un bon taux : votre versement augmente de 659 $ par mois.",
    ],
    names: [["Our 5-year today is 4.04%", "Notre taux 5 ans est aujourd’hui de 4,04 %"]],
    omits: /ask your bank for|Match it/,
  },
  {
    says: "A letter below our rate is fair too, and our rate is not called less",
    inputs: { renewalRate: 3.84, monthsRemaining: 1 },
    rates: own,
    verdict: "letter-is-fair",
    sentence: [
      "Sign at 3.84%, a fair rate: your payment rises by $592 a month.",
      "Signez à 3,84 %, un bon taux : votre versement augmente de 592 $ par mois.",
    ],
    omits: /less interest|Match it/,
  },
  {
    says: "A market rate of last year never makes a letter fair",
    inputs: { renewalRate: 4.14, monthsRemaining: 0 },
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $687 a month: ask your bank for less.",
      "Votre versement augmente de 687 $ par mois : demandez moins à votre banque.",
    ],
    names: [["Half a percent less is worth about", "Un demi-point de moins représente environ"]],
    omits: /Match it/,
  },
  {
    says: "A letter for three years is compared with our 3-year",
    inputs: { renewalTerm: 3 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $820 a month: ask your bank for 3.94%.",
      "Votre versement augmente de 820 $ par mois : demandez 3,94 % à votre banque.",
    ],
    names: [
      ["Our 3-year today is 3.94%: about $11,100", "Notre taux 3 ans est aujourd’hui de 3,94 %"],
      ["less interest over 3 years", "de moins sur 3 ans"],
    ],
  },
  {
    says: "A letter for ten years is compared with our 5-year over five years only",
    inputs: { renewalTerm: 10 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $820 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 820 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [
      [
        "about $15,330 less interest over 5 years",
        "environ 15 330 $ d’intérêts de moins sur 5 ans",
      ],
    ],
  },
  {
    says: "With thirty years left there is no longer amortization to offer",
    inputs: { yearsRemaining: 30 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $889 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 889 $ par mois : demandez 4,04 % à votre banque.",
    ],
    omits: /Over \d+ years:/,
  },
  {
    says: "The term is over: nothing to hold, and nothing is charged for moving",
    inputs: { monthsRemaining: 0 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $830 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 830 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [
      [
        "Your term is over: moving costs no charge",
        "Votre terme est échu : changer de prêteur n’entraîne aucune indemnité",
      ],
    ],
    omits: /until March/,
  },
  {
    says: "A cheaper offer leads, and the bank hears of it; our rate stands beside it",
    inputs: { monthsRemaining: 0, offers: offer(3.99) },
    rates: own,
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $16,890 less than staying over 5 years.",
      "Passez à « Rival » : environ 16 890 $ d’économie en 5 ans.",
    ],
    names: [
      [
        "Your payment rises by $830 a month. With the letter From $2,939 to $3,770.",
        "Votre versement augmente de 830 $ par mois. Selon la lettre De 2 939 $ à 3 770 $.",
      ],
      ["3.99% for 5 years. Match it", "3,99 % pour 5 ans. Égalez-le"],
      ["Our 5-year today is 4.04%", "Notre taux 5 ans est aujourd’hui de 4,04 %"],
    ],
  },
  {
    says: "A dearer offer does not make the letter good while our rate is lower",
    inputs: { monthsRemaining: 0, offers: offer(4.99) },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $830 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 830 $ par mois : demandez 4,04 % à votre banque.",
    ],
  },
  {
    says: "The bank hears of the lowest rate, though another offer's cash back makes it the cheapest",
    inputs: {
      monthsRemaining: 0,
      offers: offer(4.29).flatMap((low) => [
        low,
        { ...low, id: "2", name: "Cash", annualRate: 4.39, cashBack: 4_000 },
      ]),
    },
    verdict: "switch-now",
    sentence: [
      "Switch to Cash: about $9,827 less than staying over 5 years.",
      "Passez à « Cash » : environ 9 827 $ d’économie en 5 ans.",
    ],
    names: [["4.29% for 5 years. Match it", "4,29 % pour 5 ans. Égalez-le"]],
  },
  {
    says: "Whoever changes today has no rate to hold for the renewal",
    inputs: { monthsRemaining: 11, currentRate: 6.1, offers: offer(4.1) },
    facts: { chargeKnown: 6_000 },
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $16,240 less than staying over 5 years.",
      "Passez à « Rival » : environ 16 240 $ d’économie en 5 ans.",
    ],
    omits: /Not yet/,
  },
  {
    says: "An offer above our rate does not lead, and what it saves is said",
    inputs: { monthsRemaining: 0, offers: offer(4.39) },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $830 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 830 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [
      ["Rival saves only about $5,", "« Rival » ne fait économiser qu’environ 5"],
      ["4.04% for 5 years. Match it", "4,04 % pour 5 ans. Égalez-le"],
    ],
  },
  {
    says: "An offer that hardly beats ours is named with ours",
    inputs: { monthsRemaining: 0, offers: offer(4.05) },
    rates: own,
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $15,240 less than staying over 5 years.",
      "Passez à « Rival » : environ 15 240 $ d’économie en 5 ans.",
    ],
    names: [["Our rate is lower today: 4.04%.", "Notre taux est plus bas aujourd’hui : 4,04 %."]],
  },
  {
    says: "Two offers alike are both named",
    inputs: {
      monthsRemaining: 0,
      offers: offer(3.99).flatMap((one) => [one, { ...one, id: "2", name: "Second" }]),
    },
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $16,890 less than staying over 5 years.",
      "Passez à « Rival » : environ 16 890 $ d’économie en 5 ans.",
    ],
    names: [["About as cheap: Second.", "Presque au même prix : Second."]],
  },
  {
    says: "No bank is asked to match a rate above its own, whatever the cash back",
    inputs: {
      monthsRemaining: 0,
      offers: offer(4.69).map((each) => ({ ...each, cashBack: 8_000 })),
    },
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $5,499 less than staying over 5 years.",
      "Passez à « Rival » : environ 5 499 $ d’économie en 5 ans.",
    ],
    omits: /Match it/,
  },
  {
    says: "A mortgage of three years saves over three years at most",
    inputs: { monthsRemaining: 0, yearsRemaining: 3 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $726 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 726 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [["less interest over 3 years", "de moins sur 3 ans"]],
  },
  {
    says: "A mortgage that is paid off with its term has no renewal",
    inputs: { monthsRemaining: 24, yearsRemaining: 2 },
    rates: own,
    verdict: "paid-off",
    sentence: [
      "Keep paying: your mortgage is paid off in 2 years, without a renewal.",
      "Continuez vos versements : votre prêt sera remboursé en 2 ans, sans renouvellement.",
    ],
    omits: /letter|Not yet/,
  },
  {
    says: "Few new lenders take over 33 years",
    inputs: { monthsRemaining: 0, yearsRemaining: 33, offers: offer(3.99) },
    facts: { contractYears: 33 },
    verdict: "switch-now",
    sentence: [
      "Switch to Rival: about $17,630 less than staying over 5 years.",
      "Passez à « Rival » : environ 17 630 $ d’économie en 5 ans.",
    ],
    names: [
      [
        "Most new lenders give at most 30 years, so your payment would rise.",
        "La plupart des nouveaux prêteurs accordent au plus 30 ans : votre versement augmenterait.",
      ],
    ],
  },
  {
    says: "A payment that stayed while a variable rate rose jumps at the renewal",
    inputs: {
      ...{ balance: 540_000, yearsRemaining: 20, monthsRemaining: 1 },
      ...{ currentRate: 4.45, renewalRate: 4.39 },
    },
    facts: { rateType: "variable", paymentToday: 2_150 },
    rates: own,
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $1,231 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 1 231 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [["From $2,150 to $3,381.", "De 2 150 $ à 3 381 $."]],
  },
  {
    says: "With 33 years on the statement, the lender goes back to the contract's",
    inputs: { monthsRemaining: 0, yearsRemaining: 33, currentRate: 4.95 },
    facts: { contractYears: 20, rateType: "variable" },
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $746 a month: ask your bank for 4.24%.",
      "Votre versement augmente de 746 $ par mois : demandez 4,24 % à votre banque.",
    ],
    names: [
      [
        "At renewal the lender goes back to the contract's 20 years.",
        "revient aux 20 ans du contrat",
      ],
    ],
  },
  {
    says: "Our one-year rate is one year in French too",
    inputs: { monthsRemaining: 0, renewalTerm: 1 },
    rates: [{ years: 1, annualRate: 4.04 }],
    verdict: "ask-for-less",
    sentence: [
      "Your payment rises by $830 a month: ask your bank for 4.04%.",
      "Votre versement augmente de 830 $ par mois : demandez 4,04 % à votre banque.",
    ],
    names: [["Our 1-year today", "Notre taux 1 an est"]],
  },
];

describe.each(cases)("$says", ({ inputs, facts, rates, verdict, sentence, names, omits }) => {
  const answer = renewalInsight.answer({ ...letter, ...inputs }, facts ?? {}, {
    on: today,
    ...(rates && { rates }),
  });
  const written = [english, french].map((words) => words.verdict(answer));
  const texts = written.map(({ sentence, hinge, whatToDo }) =>
    plain(
      [
        ...[sentence, hinge, whatToDo.summary],
        ...whatToDo.advice.map(({ label, text }) => `${label} ${text}`),
      ].join(" "),
    ),
  );

  test("the verdict leads with the jump of the payment, in both languages", () => {
    expect(answer.verdict.id).toBe(verdict);
    expect(written.map((each) => plain(each.sentence))).toEqual(sentence);
    for (const each of sentence) expect(each.split(/\s+/).length).toBeLessThanOrEqual(16);
  });

  test("what to do names what a broker would", () => {
    for (const named of names ?? []) {
      expect(texts[0]).toContain(named[0]);
      expect(texts[1]).toContain(named[1]);
    }
    if (omits) expect(texts[0]).not.toMatch(omits);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|-\$|−/);
  });
});

test("a dearer offer is answered beside the lower rate of the page", () => {
  const dearer = { ...letter, monthsRemaining: 0, offers: offer(4.99) };
  const answer = renewalInsight.answer(dearer, {}, { on: today, rates: own });
  const [inEnglish, inFrench] = [english, french].map((words) =>
    plain(words.verdict(answer).hinge),
  );
  expect(inEnglish).toMatch(/Rival costs about \$10,\d\d0 more\.$/);
  expect(inFrench).toMatch(/« Rival » coûte environ 10 \d\d0 \$ de plus\.$/);
});

/** Letters of 610,000 dollars at 4.79 %: the facts and inputs that differ, the verdict, and the rate that it names. */
const conditions: readonly (readonly [
  says: string,
  facts: Partial<RenewalFacts>,
  inputs: Partial<RenewalInputs>,
  verdict: string,
  rate: number | null,
])[] = [
  ["not insured", {}, {}, "ask-for-less", 4.34],
  ["insured", { insured: true }, {}, "ask-for-less", 4.04],
  ["rented out", { rented: true }, {}, "ask-for-less", 4.59],
  ["insured and rented out", { insured: true, rented: true }, {}, "ask-for-less", null],
  ["variable", { letterRate: "variable" }, { renewalRate: 3.85 }, "ask-for-less", 3.55],
  ["alternative", {}, { renewalRate: 7.49 }, "qualify-first", 4.34],
  ["private", {}, { currentRate: 12.99, renewalRate: 13.99 }, "qualify-first", 4.34],
  ["private, as told", { presentLender: "private" }, { renewalRate: 4.9 }, "qualify-first", 4.34],
  ["at a bank, as told", { presentLender: "bank" }, { renewalRate: 7.49 }, "ask-for-less", 4.34],
];

test.each(conditions)(
  "a letter, %s, is compared with the rate published for it",
  (_, given, inputs, id, rate) => {
    const loan = { ...letter, balance: 610_000, currentRate: 1.89, renewalRate: 4.79, ...inputs };
    const answer = renewalInsight.answer(loan, given, { on: today, rates: published });
    expect(answer.verdict.id).toBe(id);
    expect(answer.lender.letter.today?.annualRate ?? null).toBe(rate);
    const others = published.filter(({ annualRate }) => annualRate !== rate);
    for (const words of [english, french]) {
      const { sentence, hinge, whatToDo } = words.verdict(answer);
      const text = plain([sentence, hinge, ...whatToDo.advice.map(({ text }) => text)].join(" "));
      for (const { annualRate } of others) {
        expect(text).not.toMatch(new RegExp(`${annualRate}`.replace(".", "[.,]")));
      }
      if (id === "qualify-first")
        expect(text).not.toMatch(/Match it|Égalez-le|your bank for|banque :/);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
  },
);

test("what decides the rate of a letter is in sight with the other's rate", () => {
  const answer = renewalInsight.answer(letter, {}, { on: today, rates: published });
  const deciding = answer.facts
    .filter(({ decides, effect }) => decides && effect)
    .map(({ id }) => id);
  expect(deciding).toEqual(expect.arrayContaining(["insured", "letterRate"]));
});
