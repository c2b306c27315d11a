import fc from "fast-check";
import { expect, test } from "vitest";
import { plain, verdictTexts } from "../../package-test/verdictTexts.ts";
import { CalculatorInputError } from "../calculator.ts";
import { eachRule } from "../canada/rules/eachRule.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { type ClosingFeesInputs, closingFees } from "./closingFeesEstimate.ts";
import { type ClosingFeesFacts, closingFeesInsight } from "./closingFeesInsight.ts";
import { words as english } from "./closingFeesWords.en.ts";
import { words as french } from "./closingFeesWords.fr.ts";

const purchase = (
  homePrice: number,
  downPayment: number,
  province: Province = "ON",
): ClosingFeesInputs => ({ homePrice, downPayment, loanType: "conventional", province });

const { answer, thresholds } = closingFeesInsight;
const { written, sentences, hinges } = verdictTexts(answer, [english, french]);
const amounts = (...given: Parameters<typeof answer>) =>
  Object.fromEntries(
    answer(...given).lender.bridge.map(({ id, amount, rule }) => [
      id.startsWith("transfer") ? rule?.id : id,
      amount,
    ]),
  );
const found = (id: string, ...given: Parameters<typeof answer>) =>
  answer(...given).lender.findings.find((each) => each.id === id)?.value;
const cash = (...given: Parameters<typeof answer>) => answer(...given).lender.figure?.value ?? 0;

/** Facts given in every case, besides those that the case is about. */
const common = { residency: "all", occupancy: "owner", newlyBuilt: false } as const;

test("non-resident taxes and the federal prohibition are part of the answer", () => {
  const inputs = purchase(800_000, 200_000);
  const facts = { ownedHome: "never", city: "Toronto", residency: "not-all" } as const;
  const { lender, verdict } = answer(inputs, facts);
  expect(amounts(inputs, facts)).toEqual({
    "transfer-tax-toronto": 12_475,
    "non-resident-tax-on": 200_000,
    "non-resident-tax-toronto": 80_000,
  });
  expect(lender.figure?.value).toBe(226_710 + 280_000);
  expect(verdict).toMatchObject({ id: "not-until", lastDay: "2026-12-31" });
  expect(lender.rulesUsed.map(({ id }) => id)).toContain("purchase-prohibition");
  expect(written(inputs, facts)).toEqual([
    {
      sentence: "Unless an exception applies, you may not buy until December 31, 2026.",
      because:
        "The federal prohibition on buyers from abroad ends on December 31, 2026, as the law stands. We last looked for an extension on November 27, 2026 and found none, so a closing after that is open. The buyer's status and the place decide whether an exception applies; ask a lawyer. You could then need about $506,700 to close, taxes on buyers from abroad included.",
    },
    {
      sentence: "Sauf exception, l’achat est interdit aux non-Canadiens jusqu’au 31 décembre 2026.",
      because:
        "L’interdiction fédérale visant les acheteurs étrangers prend fin le 31 décembre 2026, selon la loi actuelle. Aucune prolongation n’a été trouvée le 27 novembre 2026 : une clôture après cette date reste incertaine. Le statut de l’acheteur et le lieu déterminent si une exception s’applique; consultez un notaire ou un avocat. Il faudrait alors environ 506 700 $ pour l’achat, taxes des acheteurs étrangers comprises.",
    },
  ]);
  const after = answer(inputs, facts, { on: "2027-02-01" });
  expect(after.verdict.id).toBe("bring");
  expect(after.lender.figure?.value).toBe(506_710);
});

test("without the buyers' residency the verdict depends on it", () => {
  const inputs = purchase(800_000, 200_000);
  const { residency: _, ...others } = common;
  const rest = { ...others, ownedHome: "recently", city: "elsewhere" } as const;
  const open = answer(inputs, rest);
  expect(open.verdict).toMatchObject({ id: "fits", confidence: "depends" });
  const residency = open.facts.find(({ id }) => id === "residency");
  expect(residency).toMatchObject({ assumed: true, decides: true });
  expect(residency && english.fact(residency, "closing-fees").effect).toBe(
    "If not everyone buying is a citizen or permanent resident: buyers from abroad mostly cannot buy now; ask us.",
  );
  expect(sentences(inputs, rest)[0]).toBe("Bring about $214,200 to closing.");
  expect(sentences(inputs, { ...rest, ...common })).toEqual([
    "Bring about $214,200 to closing.",
    "Prévoyez environ 214 200 $ pour l’achat.",
  ]);
});

test("both amounts are given until the city is given", () => {
  expect(sentences(purchase(800_000, 200_000))).toEqual([
    "Bring about $214,200 to closing.",
    "Prévoyez environ 214 200 $ pour l’achat.",
  ]);
  const city = answer(purchase(800_000, 200_000)).facts.find(({ id }) => id === "city");
  expect(city && english.fact(city, "closing-fees").effect).toBe(
    "If the home is in Toronto: about $226,700.",
  );
});

test("a down payment below the minimum has one figure and no premium", () => {
  const inputs = purchase(750_000, 37_500);
  const { lender, verdict } = answer(inputs);
  expect(verdict).toMatchObject({
    id: "put-more-down",
    minimum: { value: 50_000 },
    shortBy: { value: 12_500 },
  });
  expect(lender).toMatchObject({ figure: null, bridge: [], notes: [] });
  expect(lender.findings.map(({ id }) => id)).toEqual(["minimumDown", "transferTaxAfterRelief"]);
  expect(written(inputs)).toEqual([
    {
      sentence: "Put down at least $50,000 ($12,500 more than you plan).",
      because:
        "With less than 20% down a mortgage has to be insured, and this is the least that the law allows insurers.",
    },
    {
      sentence: "Versez d’abord au moins 50 000 $ (12 500 $ de plus que prévu).",
      because:
        "Sous 20 % de mise de fonds, un prêt hypothécaire doit être assuré, et c’est le minimum que la loi permet aux assureurs.",
    },
  ]);
  const down = thresholds(inputs).find(({ field }) => field === "downPayment");
  expect(down).toMatchObject({ becomes: "insurance-needed", rounded: { value: 50_000 } });
});

test("an unknown municipal rate is asked for, and not counted as zero", () => {
  const inputs = purchase(450_000, 60_000, "NS");
  const { lender, verdict, facts } = answer(inputs);
  expect(verdict).toMatchObject({ confidence: "not-checked", missing: ["municipalRate"] });
  expect(facts[0]).toMatchObject({ id: "municipalRate", value: null, decides: true });
  expect(written(inputs)).toEqual([
    {
      sentence: "Bring at least about $61,690 to closing.",
      because:
        "The largest difference: Insurance premium borrowed, not paid in cash (-$9,360). The municipality's own transfer tax is not counted: ask for its rate.",
    },
    {
      sentence: "Prévoyez au moins environ 61 690 $ pour l’achat.",
      because:
        "La plus grande différence : Prime d’assurance ajoutée au prêt (−9 360 $). Les droits propres à la municipalité ne sont pas comptés : demandez-lui son taux.",
    },
  ]);
  expect(cash(inputs, { municipalRate: 1 })).toBeCloseTo((lender.figure?.value ?? 0) + 4_500, 2);
  expect(answer(inputs, { municipalRate: 0 }).verdict.missing).toEqual([]);
  expect(answer(inputs, { city: "Halifax" }).verdict.missing).toEqual([]);
});

test("Alberta charges registration fees and no transfer tax", () => {
  const inputs = purchase(450_000, 90_000, "AB");
  const { lender } = answer(inputs);
  expect(found("registrationFees", inputs)).toBe(910);
  expect(lender.findings.map(({ id }) => id)).not.toContain("transferTaxAfterRelief");
  expect(lender.notes.map(english.note)).toEqual([
    "There is no land transfer tax here: the $910 are fees for registering the title and the mortgage.",
  ]);
  expect(lender.notes.map(french.note).map(plain)).toEqual([
    "Il n’y a pas ici de droits de mutation : les 910 $ sont des frais d’inscription du titre et du prêt hypothécaire.",
  ]);
  expect(lender.bridge.map(english.bridgeStep).map(({ label }) => label)).toEqual([
    "Alberta mortgage registration fee",
  ]);
});

test("British Columbia's tax on foreign buyers is asked about by district", () => {
  const inputs = purchase(500_000, 100_000, "BC");
  const facts = { residency: "not-all", ownedHome: "recently" } as const;
  expect(amounts(inputs, facts)).toMatchObject({ "non-resident-tax-bc": 100_000 });
  expect(amounts(inputs, { ...facts, inTaxedArea: false })).not.toHaveProperty(
    "non-resident-tax-bc",
  );
  expect(answer(inputs).facts.map(({ id }) => id)).not.toContain("inTaxedArea");
});

test("Nova Scotia's non-resident tax is asked about only there", () => {
  const inputs = purchase(450_000, 90_000, "NS");
  expect(amounts(inputs, { city: "Halifax", livesInProvince: false })).toMatchObject({
    "non-resident-tax-ns": 45_000,
  });
  const lives = answer(inputs).facts.find(({ id }) => id === "livesInProvince");
  expect(lives).toMatchObject({ value: true, assumed: true, usual: true, decides: true });
  expect(answer(purchase(450_000, 90_000)).facts.map(({ id }) => id)).not.toContain(
    "livesInProvince",
  );
});

test.each([
  [120_000, {}, 35_000, "bring"],
  [60_000, {}, 35_000, "bring"],
  [35_000, {}, 35_000, "bring"],
  [34_999, {}, 35_000, "put-more-down"],
  [30_000, {}, 35_000, "put-more-down"],
  [60_000, { occupancy: "rental" }, 120_000, "rented-out"],
  [60_000, { amortizationYears: 30 }, 35_000, "repay-sooner"],
  [60_000, { amortizationYears: 30, ownedHome: "never" }, 35_000, "bring"],
] satisfies [number, Partial<ClosingFeesFacts>, number, string][])(
  "closing with %d down and %o: the minimum is %d, and the verdict %s",
  (downPayment, facts, least, id) => {
    const inputs = purchase(600_000, downPayment);
    const { lender, verdict } = answer(inputs, { city: "Toronto", ...facts });
    expect(verdict.id).toBe(id);
    expect(found("minimumDown", inputs, facts)).toBeCloseTo(least, 6);
    const isRefused = lender.limit.id === "refused";
    expect(isRefused).toBe(downPayment < least);
    if (lender.limit.id === "refused") {
      expect(lender.limit.missing.value).toBeCloseTo(least - downPayment, 6);
    }
    expect(lender.figure === null).toBe(isRefused);
  },
);

test("an uninsurable amortization is replaced by the longest insurable one", () => {
  const inputs = purchase(600_000, 60_000);
  const thirty = { amortizationYears: 30, city: "elsewhere" } as const;
  expect(cash(inputs, thirty)).toBe(cash(inputs, { city: "elsewhere" }));
  expect(hinges(inputs, { ...thirty, ownedHome: "recently" })).toEqual([
    "One first-time buyer among the borrowers is enough for 30 years.",
    "Un seul acheteur d’une première habitation parmi les emprunteurs suffit pour 30 ans.",
  ]);
  expect(written(inputs, { ...thirty, ownedHome: "recently" })).toEqual([
    {
      sentence: "Bring about $71,530 to closing and plan to repay within 25 years.",
      because: "Over 30 years the mortgage cannot be insured here: it would need $120,000 down.",
    },
    {
      sentence: "Prévoyez environ 71 530 $ pour l’achat, avec un amortissement de 25 ans.",
      because:
        "Sur 30 ans, le prêt hypothécaire ne peut pas être assuré ici : il faudrait une mise de fonds de 120 000 $.",
    },
  ]);
});

test("a home above the insurance limit needs 20 % down", () => {
  expect(sentences(purchase(1_600_000, 100_000))[0]).toBe(
    "Put down at least $320,000 ($220,000 more than you plan).",
  );
  expect(hinges(purchase(1_600_000, 100_000))[0]).toBe("At this price no mortgage can be insured.");
});

test("the premium is added to the loan, and its tax and the city's tax are paid in cash", () => {
  expect(amounts(purchase(500_000, 50_000), { city: "Toronto", ownedHome: "never" })).toEqual({
    "premium-borrowed": -10_800,
    "premium-tax": 1_116,
    "transfer-tax-toronto": 6_475,
    "first-time-relief-on": -4_000,
    "first-time-relief-toronto": -4_475,
  });
  expect(found("premium", purchase(600_000, 60_000))).toBe(540_000 * 0.031);
});

test("Montreal's duties replace the province's", () => {
  const { lender } = answer(purchase(900_000, 180_000, "QC"), { city: "Montreal" });
  expect(amounts(purchase(900_000, 180_000, "QC"), { city: "Montreal" })).not.toHaveProperty(
    "transfer-tax-qc",
  );
  expect(lender.bridge.map(({ id }) => id)).toContain("transfer-tax-instead");
  expect(lender.rulesUsed.map(({ id }) => id)).toContain("transfer-tax-montreal");
});

/** Returns the notes for a 30-year amortization, so that the federal first-time test applies too. */
const testsOf = (facts: Partial<ClosingFeesFacts>, province: Province) =>
  answer(purchase(600_000, 60_000, province), {
    amortizationYears: 30,
    ...facts,
  }).lender.notes.filter(({ id }) => id === "first-time");
const judged = (facts: Partial<ClosingFeesFacts>, province: Province) =>
  testsOf(facts, province).flatMap((note) =>
    note.id === "first-time" ? note.tests.map(({ rule, because }) => [rule.id, because]) : [],
  );
const reliefs = (facts: Partial<ClosingFeesFacts>) =>
  answer(purchase(600_000, 60_000), { amortizationYears: 30, ...facts })
    .lender.bridge.filter(({ id }) => id === "transfer-relief")
    .map(({ amount }) => amount);

test("a buyer who never owned a home meets the province's, the city's and the federal test", () => {
  const facts = { ownedHome: "never", city: "Toronto" } as const;
  expect(judged(facts, "ON")).toEqual([
    ["first-time-test-on", "never-owned"],
    ["first-time-test-toronto", "never-owned"],
    ["first-time-test-insured", "never-owned"],
  ]);
  expect(reliefs(facts)).toEqual([-4_000, -4_475]);
});

test("a buyer who owned a home long ago meets only the federal test", () => {
  const facts = { ownedHome: "earlier" } as const;
  expect(judged(facts, "ON")).toEqual([
    ["first-time-test-on", "owned-before"],
    ["first-time-test-insured", "years-without"],
  ]);
  expect(reliefs(facts)).toEqual([]);
  expect([english, french].map((words) => testsOf(facts, "ON").map(words.note).map(plain))).toEqual(
    [
      [
        "First-time buyer: Ontario – no, a buyer has owned a home, however long ago. First-time buyer: insured 30-year amortization – yes, no buyer has lived in their own this year or in the four before.",
      ],
      [
        "Acheteur d’une première habitation : Ontario – non, un acheteur a déjà été propriétaire, même il y a longtemps. Acheteur d’une première habitation : amortissement assuré de 30 ans – oui, aucun acheteur n’a habité une propriété lui appartenant cette année ni les quatre précédentes.",
      ],
    ],
  );
});

test("no test is applied to a buyer who owns a home today", () => {
  expect(judged({}, "ON")).toEqual([]);
});

test("British Columbia's relief requires citizenship or permanent residence, 30 years do not", () => {
  expect(judged({ ownedHome: "never", residency: "not-all", mayWork: true }, "BC")).toEqual([
    ["first-time-test-bc", "not-citizen-or-permanent-resident"],
    ["first-time-test-insured", "never-owned"],
  ]);
});

test("Quebec's municipal rate is asked for above the threshold in the Act", () => {
  const inputs = purchase(600_000, 120_000, "QC");
  expect(answer(inputs).verdict.missing).toEqual(["municipalRate"]);
  // 2 % instead of the Act's own 1.5 %, on the 100,000 above the limit.
  expect(cash(inputs, { municipalRate: 2 }) - cash(inputs)).toBeCloseTo(500, 2);
  expect(answer(purchase(500_000, 120_000, "QC")).verdict.missing).toEqual([]);
});

test("a rate above the legal maximum is rejected with the allowed range", () => {
  try {
    answer(purchase(600_000, 60_000, "NS"), { municipalRate: 4 });
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof CalculatorInputError)) throw error;
    const [issue] = error.issues;
    expect(issue?.field).toBe("municipalRate");
    expect(issue && english.issue(issue)).toBe("This is too large: enter at most 1.5.");
  }
});

test("a round threshold stays round on either side", () => {
  const insured = thresholds(purchase(500_000, 50_000));
  expect(insured.find(({ field }) => field === "downPayment")).toMatchObject({
    rounded: { value: 25_000 },
    beyond: true,
  });
  expect(insured.find(({ field }) => field === "homePrice")).toMatchObject({
    rounded: { value: 250_000 },
    beyond: false,
  });
});

const purchases = fc
  .record({
    homePrice: fc.integer({ min: 100_000, max: 2_000_000 }),
    share: fc.integer({ min: 4, max: 60 }),
    province: fc.constantFrom("ON", "BC", "AB", "QC", "NS", "MB"),
  })
  .map(({ homePrice, share, province }) =>
    purchase(homePrice, (homePrice * share) / 100, province as Province),
  );
const facts = fc.record(
  {
    ownedHome: fc.constantFrom("never", "earlier", "recently"),
    residency: fc.constantFrom("all", "not-all"),
    occupancy: fc.constantFrom("owner", "rental"),
    newlyBuilt: fc.boolean(),
    amortizationYears: fc.constantFrom(25, 30),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<Partial<ClosingFeesFacts>>;

test("verdict, figure and sentence never contradict each other", () => {
  fc.assert(
    fc.property(purchases, facts, (inputs, given) => {
      const result = answer(inputs, given);
      const { lender, verdict, facts: asked } = result;
      expect(lender.estimate.value).toBeCloseTo(closingFees.calculate(inputs).cashRequired, 1);
      if ("cash" in verdict && verdict.cash) {
        expect(verdict.cash.value).toBeCloseTo(lender.figure?.value ?? 0, 1);
      } else expect(lender.figure).toBeNull();
      const isOpen = asked.some(({ assumed, decides }) => assumed && decides);
      if (isOpen) expect(verdict.confidence).not.toBe("checked");
      if (verdict.missing.length > 0) expect(verdict.confidence).toBe("not-checked");
      for (const words of [english, french]) {
        const { sentence, because } = words.verdict(result);
        expect(`${sentence} ${because}`).not.toMatch(/undefined|NaN|null/);
        if (verdict.confidence !== "checked") expect(sentence).not.toMatch(/agrees|confirme/);
      }
    }),
    { numRuns: 60 },
  );
});

test("a higher price with the same down payment never needs less cash", () => {
  fc.assert(
    fc.property(purchases, facts, (inputs, given) => {
      const dearer = { ...inputs, homePrice: inputs.homePrice * 1.02 };
      const now = answer(inputs, given).lender.figure;
      const then = answer(dearer, given).lender.figure;
      if (now && then) expect(then.value).toBeGreaterThan(now.value - 0.01);
    }),
    { numRuns: 30 },
  );
});

test("taxes on a vacant home and an early sale are notes, not figures", () => {
  const notesAt = (...given: Parameters<typeof answer>) =>
    answer(...given)
      .lender.notes.filter(({ id }) => id === "left-empty" || id === "sold-soon")
      .map((note) => [english.note(note), french.note(note)]);
  expect(notesAt(purchase(800_000, 200_000, "BC"))).toEqual([
    [
      "A home left empty here may be taxed 1% of its assessed value a year, 4% for owners from abroad, less a credit of up to $4,000 for residents of the province. A home that you live in is not taxed this way.",
      expect.stringMatching(/^Une propriété laissée vacante .* 1\s% .* 4\s% .* 4\s000\s\$ /),
    ],
    [
      "If you sell within 2 years, up to 20% of the profit is taxed, unless you are exempt.",
      expect.stringMatching(/^Si vous revendez en moins de 2\sans, jusqu’à 20\s% /),
    ],
  ]);
  expect(notesAt(purchase(800_000, 200_000, "ON"), { city: "Toronto" })).toHaveLength(1);
  expect(notesAt(purchase(800_000, 200_000, "ON"))).toEqual([]);
});

const noteAt =
  (named: "new-home-tax" | "announced-relief") =>
  (...given: Parameters<typeof answer>) =>
    answer(...given).lender.notes.find(({ id }) => id === named);
const taxOf = noteAt("new-home-tax");
const reliefOf = noteAt("announced-relief");

/** Returns the rebates of an answer's bridge by the id of their rule, in dollars. */
const rebatesOf = (...given: Parameters<typeof answer>) =>
  Object.fromEntries(
    answer(...given)
      .lender.bridge.filter(({ id }) => id === "new-home-rebate")
      .map(({ rule, amount }) => [rule?.id, amount]),
  );

test("the tax on a new home and its rebates are counted; announced relief is only named", () => {
  const inputs = purchase(900_000, 180_000);
  const given = { ...common, newlyBuilt: true, newHomeTax: "credited" } as const;
  // 13 % of 900,000, of which 8 % come back by law; the regulation on the federal 5 % was not read.
  expect(cash(inputs, given)).toBe((cash(inputs, common) ?? 0) + 117_000 - 72_000);
  const ids = { "hst-rebate-new-housing-on": -24_000, "hst-relief-new-homes-on": -48_000 };
  expect(rebatesOf(inputs, given)).toEqual(ids);
  expect(cash(inputs, { ...given, newHomeTax: "included" })).toBe(cash(inputs, common));
  expect(cash(inputs, { ...given, newHomeTax: "claimed" })).toBe(
    (cash(inputs, common) ?? 0) + 117_000,
  );
  const [tax, relief] = answer(inputs, given).lender.notes;
  expect([tax, relief].map((note) => note && plain(english.note(note)))).toEqual([
    "The cash includes $117,000 of HST on the new home. Of that, $72,000 is a rebate that the builder credits if you assign it; ask whether the price already includes both.",
    "Likely, but not read: the province also gives back the federal part of the tax on new homes, for agreements from April 1, 2026 to March 31, 2027. The regulation is made, but we have not read its amounts, so nothing is counted. As announced, about $45,000 more would come back.",
  ]);
  expect([tax, relief].map((note) => note && plain(french.note(note)))).toEqual([
    "La somme comprend 117 000 $ de TVH sur l’habitation neuve. Le constructeur en déduit 72 000 $ si vous lui cédez les remboursements; demandez si son prix comprend déjà le tout.",
    "Probable; texte officiel non consulté : la province rembourse aussi la partie fédérale de la taxe sur les habitations neuves, pour les contrats conclus du 1er avril 2026 au 31 mars 2027. Le règlement est pris, mais nous n’avons pas lu ses montants : rien n’est compté. Selon l’annonce, environ 45 000 $ de plus vous reviendraient.",
  ]);
});

test("Quebec's rebate is for everybody, Nova Scotia's for first-time buyers", () => {
  const given = { ...common, newlyBuilt: true } as const;
  const qst = "qst-rebate-new-housing-qc";
  expect(rebatesOf(purchase(250_000, 50_000, "QC"), given)[qst]).toBe(-4_987.5);
  expect(rebatesOf(purchase(300_000, 60_000, "QC"), given)[qst]).toBeUndefined();
  const novaScotia = purchase(250_000, 50_000, "NS");
  const first = "hst-rebate-first-time-ns";
  expect(rebatesOf(novaScotia, { ...given, ownedHome: "recently" })[first]).toBeUndefined();
  expect(rebatesOf(novaScotia, { ...given, ownedHome: "never" })[first]).toBe(-3_000);
});

test("tax and rebates depend on the home, its use, the province and the days of their rules", () => {
  const inputs = purchase(900_000, 180_000);
  const given = { ...common, newlyBuilt: true, newHomeTax: "credited" } as const;
  expect(taxOf(inputs, common)).toBeUndefined();
  expect(taxOf(inputs, { ...given, occupancy: "rental" })).toMatchObject({ how: "not-lived-in" });
  expect(rebatesOf(inputs, { ...given, occupancy: "rental" })).toEqual({});
  expect(rebatesOf(purchase(900_000, 180_000, "BC"), given)).toEqual({});
  expect(reliefOf(purchase(900_000, 180_000, "BC"), given)).toBeUndefined();
  expect(reliefOf(inputs, given, { on: "2026-04-01" })).toBeDefined();
  const first = { ...given, ownedHome: "never" } as const;
  const buyers = [{ owned: "never", spouseOwned: false }, { owned: "recently" }] as const;
  const couple = { ...given, buyers };
  const ordinary = { "hst-rebate-new-housing-on": -24_000 };
  for (const on of ["2026-03-31", "2027-04-01"]) {
    expect(reliefOf(inputs, given, { on })).toBeUndefined();
    expect(rebatesOf(inputs, given, { on })).toEqual(ordinary);
    for (const firstTime of [first, couple]) {
      expect(rebatesOf(inputs, firstTime, { on })).toEqual({
        ...ordinary,
        "gst-rebate-first-time": -45_000,
        "hst-relief-first-time-on": -48_000,
      });
    }
  }
});

test("a price in Ontario includes the tax unless another is stated, and a landlord owes the rebate", () => {
  const built = { ...common, newlyBuilt: true } as const;
  const toronto = purchase(650_000, 130_000);
  expect(answer(toronto, built).lender.cash).toBe(answer(toronto, common).lender.cash);
  const factOf = (given: object) =>
    answer(toronto, given).facts.find(({ id }) => id === "newHomeTax");
  expect(factOf(built)).toMatchObject({ value: "included", assumed: true, decides: true });
  expect(answer(purchase(650_000, 130_000, "AB"), built).lender.cash).toBeGreaterThan(160_000);
  const rented = { ...built, occupancy: "rental", newHomeTax: "included" } as const;
  expect(taxOf(toronto, rented)).toMatchObject({ how: "owed", amount: { value: 52_000 } });
});

test("the answer to a purchase names every rule that is not law yet", () => {
  const open = [...eachRule()].filter(({ versions }) =>
    versions.some(({ status = "in-force" }) => status !== "in-force"),
  );
  const given = { ...common, newlyBuilt: true } as const;
  const note = reliefOf(purchase(900_000, 180_000), given, { on: "2026-04-01" });
  const named = note?.id === "announced-relief" ? note.rule.id : "";
  expect(open.map(({ id }) => id)).toEqual([named]);
});
