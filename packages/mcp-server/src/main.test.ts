import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import {
  eachRule,
  landTransferTax,
  mortgagePayment,
  rulesCheckedOn,
} from "@mortgage-kit/calculator-engine/canada";
import { type Insight, insights, type Verdict } from "@mortgage-kit/calculator-engine/insight";
import { words } from "@mortgage-kit/calculator-engine/words/en";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerSchema, type ToolAnswer } from "./answer.ts";
import { jsonSchemaOf } from "./Tool.ts";
import { figureTools } from "./tools.ts";

// A server takes seconds to start from source on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const clients: Client[] = [];

/** Starts a separate server, which stops after the tests. */
async function serve(module: string, ...more: readonly string[]): Promise<Client> {
  const started = new Client({ name: "test", version: "1.0.0" });
  const path = fileURLToPath(new URL(module, import.meta.url));
  // Node's permission model terminates a server that writes a file or starts a process, so that its
  // tests fail.
  const readOnly = ["--permission", "--allow-fs-read=*"];
  const server = { command: process.execPath, args: [...readOnly, path, ...more] };
  await started.connect(new StdioClientTransport(server));
  clients.push(started);
  return started;
}

let client: Client;
beforeAll(async () => {
  client = await serve("../testing/serveOn.ts", rulesCheckedOn);
});
afterAll(() => Promise.all(clients.map((each) => each.close())));

/** Figures of each tool that calculates several. */
const figuresOf: Readonly<Record<string, readonly string[]>> = {
  buy_home: [
    "land_transfer_tax",
    "default_insurance_premium",
    "minimum_down_payment",
    "new_housing_rebate",
    "insurance_class",
    "qualifying_test",
    "maximum_purchase",
    "income_needed",
  ],
  pay_mortgage: [
    "mortgage_payment",
    "amortization_schedule",
    "annual_percentage_rate",
    "variable_rate",
  ],
  change_mortgage: [
    "compare_renewal_offers",
    "prepayment_charge",
    "straight_switch",
    "home_equity",
  ],
};

/** Returns the call of a tool, or of the tool that calculates a figure. */
function callOf(name: string, inputs: object) {
  const [tool] = Object.entries(figuresOf).find(([, figures]) => figures.includes(name)) ?? [];
  return tool
    ? { name: tool, arguments: { figure: name, ...inputs } }
    : { name, arguments: { ...inputs } };
}

async function ask(name: string, inputs: object): Promise<ToolAnswer> {
  const { structuredContent, content, isError } = await client.callTool(callOf(name, inputs));
  expect(isError, JSON.stringify(content)).toBeFalsy();
  return answerSchema.parse(structuredContent);
}

async function refusal(name: string, inputs: object): Promise<string> {
  const { content, isError } = await client.callTool(callOf(name, inputs));
  expect(isError).toBe(true);
  const [text, ...more] = content as { type: string; text: string }[];
  expect(more).toEqual([]);
  return text?.text ?? "";
}

const purchase = { price: 900_000, province: "ON", downPayment: 80_000 };
const renewal = {
  balance: 300_000,
  yearsRemaining: 20,
  monthsRemaining: 0,
  rateAfter: 4.5,
  offers: [
    { id: "bank", kind: "stay", annualRate: 4.79, termYears: 5 },
    { id: "broker", kind: "switch", annualRate: 4.29, termYears: 5, fees: 1_000 },
  ],
};
const closed = { balance: 285_250, annualRate: 3, rateType: "fixed" };
const income = { annualIncome: 120_000, annualRate: 5.5, amortizationYears: 25 };
const costs = { propertyTaxRate: 1.2, heating: 100, monthlyDebts: 0 };

const affordability = {
  id: "affordability" as const,
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};
const card = { name: "Card", balance: 20_000, payment: 500, rate: 20 };

/** Inputs for each question. */
const asked = [
  affordability,
  { id: "payment", loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 },
  {
    id: "refinance",
    currentBalance: 350_000,
    currentRate: 6.5,
    newRate: 4.75,
    yearsRemaining: 20,
    closingCosts: 3_500,
  },
  {
    id: "rent-vs-buy",
    homePrice: 650_000,
    downPayment: 130_000,
    interestRate: 5.5,
    monthlyRent: 2_600,
    yearsToStay: 5,
    propertyTaxRate: 1.2,
  },
  { id: "debt-consolidation", debts: [card], newRate: 5.5, newTerm: 25 },
  { id: "closing-fees", homePrice: 500_000, downPayment: 50_000, province: "NS" },
  {
    id: "renewal",
    balance: 300_000,
    yearsRemaining: 20,
    currentRate: 2.5,
    monthsRemaining: 0,
    prepaymentCharge: 0,
    renewalRate: 4.79,
    renewalTerm: 5,
    offers: [{ name: "Broker", annualRate: 4.29, termYears: 5, cashBack: 0, fees: 1_000 }],
  },
  {
    id: "leaving",
    balance: 280_000,
    currentRate: 3.64,
    yearsRemaining: 22,
    monthsRemaining: 42,
    method: "contract-rate",
  },
  {
    id: "home-income",
    homePrice: 650_000,
    downPayment: 130_000,
    interestRate: 5.5,
    loanTerm: 25,
    monthlyDebts: 300,
  },
  {
    id: "fixed-or-variable",
    loanAmount: 400_000,
    loanTerm: 25,
    fixedRate: 4.09,
    variableRate: 3.7,
  },
] as const;

/** Inputs for each tool, and the expected figure, computed independently. */
const questions: readonly (readonly [tool: string, inputs: object, figure: number | null])[] = [
  ["mortgage_payment", { principal: 500_000, annualRate: 5, amortizationYears: 25 }, 2908.02],
  [
    "amortization_schedule",
    { principal: 100_000, annualRate: 0, amortizationYears: 25, termYears: 5 },
    80_000,
  ],
  [
    "land_transfer_tax",
    { province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true },
    20_475,
  ],
  ["default_insurance_premium", { price: 500_000, downPayment: 25_000, province: "ON" }, 19_000],
  ["minimum_down_payment", { price: 1_000_000 }, 75_000],
  ["qualifying_test", { ...income, principal: 400_000 }, 7.5],
  ["maximum_purchase", { ...income, ...costs, downPayment: 5_000, province: "ON" }, 100_000],
  [
    "income_needed",
    {
      price: 500_000,
      downPayment: 50_000,
      annualRate: 4.5,
      amortizationYears: 25,
      province: "ON",
      ...costs,
    },
    114_081.46,
  ],
  [
    "insurance_class",
    { value: 500_000, loan: 400_000, amortizationYears: 25, purpose: "purchase" },
    80,
  ],
  ["new_housing_rebate", { price: 900_000, province: "ON", firstTimeBuyer: true }, 117_000],
  ["home_equity", { homeValue: 800_000, mortgageBalance: 400_000 }, 640_000],
  [
    "straight_switch",
    { annualRate: 4.09, balance: 300_000, yearsRemaining: 20, betweenFederalLenders: true },
    4.09,
  ],
  [
    "variable_rate",
    { balance: 400_000, annualRate: 4.5, yearsRemaining: 22, kind: "adjustable", by: 1 },
    2615.4,
  ],
  [
    "annual_percentage_rate",
    { principal: 300_000, annualRate: 5, amortizationYears: 25, termYears: 5, costs: 3_000 },
    5.16,
  ],
  ["prepayment_charge", { ...closed, comparisonRate: 2.5, monthsRemaining: 31 }, 3684.48],
  ["answer_question", { question: asked[1] }, 1831.17],
  ["look_up_rule", { ruleId: "stress-test" }, null],
];

test.each(questions)(
  "%s returns its figure, calculation and dated rules",
  async (name, inputs, figure) => {
    const answer = await ask(name, inputs);
    if (figure === null) expect(answer.figure).toBeNull();
    else expect(answer.figure?.value).toBeCloseTo(figure, 2);
    expect(answer.rules.length).toBeGreaterThan(0);
    for (const rule of answer.rules) expect(rule.url).toMatch(/^https?:/);
    if (figure !== null && name !== "insurance_class") {
      expect(answer.workings.length).toBeGreaterThan(1);
    }
  },
);

test("renewal offers are compared, and the cheapest is the figure", async () => {
  const { figure, workings } = await ask("compare_renewal_offers", renewal);
  const costs = workings.filter(({ name }) => name.endsWith("cost to the end of the longest term"));
  expect(costs.map(({ name }) => name.split(":")[0])).toEqual(["bank", "broker"]);
  expect(figure?.value).toBe(Math.min(...costs.map(({ value }) => value ?? 0)));
  expect(figure?.name).toContain("broker");
});

test("offers of different length lead with the longest term and the later rate that turns it", async () => {
  const offers = [
    { id: "five", kind: "switch", annualRate: 4.5, termYears: 5 },
    { id: "three", kind: "switch", annualRate: 4.29, termYears: 3 },
  ];
  const at = (rateAfter: number, more = {}) =>
    ask("compare_renewal_offers", { ...renewal, offers, rateAfter, ...more });
  const { figure, notes } = await at(4.6);
  expect(figure?.name).toBe("Cheapest to the end of the longest term: three; its cost");
  const turn = /At ([\d.]+) % or more, five is the cheapest instead/.exec(notes.join(" "));
  const rate = Number(turn?.[1]);
  expect((await at(rate - 0.02)).figure?.name).toContain("three");
  expect((await at(rate + 0.02)).figure?.name).toContain("five");
  const french = await at(4.6, { language: "fr" });
  expect(french.notes.join(" ")).toMatch(/À [\d,]+\u00a0% ou plus, five devient le moins cher/);
});

const earlierOwner = {
  everOwnedHome: true,
  lastYearInOwnHome: 2015,
  citizenOrPermanentResident: true,
};

test("each law applies its own first-time buyer test, and the result names it", async () => {
  const toronto = { province: "ON", city: "Toronto", price: 900_000 };
  const transfer = await ask("land_transfer_tax", { ...toronto, buyers: [earlierOwner] });
  expect(transfer.figure?.value).toBe(28_950);
  expect(transfer.notes.join(" ")).toMatch(/Ontario: .*does not meet.*Toronto: .*does not meet/);
  expect(transfer.rules.map(({ id }) => id)).toContain("first-time-test-toronto");

  const never = { everOwnedHome: false, citizenOrPermanentResident: true };
  const relieved = await ask("land_transfer_tax", { ...toronto, buyers: [never] });
  expect(relieved.figure?.value).toBe(20_475);

  const long = { price: 500_000, downPayment: 25_000, province: "ON", amortizationYears: 30 };
  const insured = await ask("default_insurance_premium", { ...long, buyers: [earlierOwner] });
  expect(insured.figure?.value).toBeCloseTo(19_950, 2);
  expect(insured.notes.join(" ")).toContain("meets it (enough years without a home of their own)");
  expect(insured.rules.map(({ id }) => id)).toContain("first-time-test-insured");
  const most = { ...income, ...costs, amortizationYears: 30, downPayment: 40_000, province: "ON" };
  const purchased = await ask("maximum_purchase", { ...most, buyers: [earlierOwner] });
  expect(purchased.rules.map(({ id }) => id)).toContain("first-time-test-insured");
});

test("invalid facts about a buyer are reported by name", async () => {
  const home = { price: 500_000, province: "ON" };
  const refused = (buyer: unknown, more = {}) =>
    refusal("land_transfer_tax", { ...home, buyers: [buyer], ...more });
  expect(await refused("me")).toBe('buyers.0 must be the facts about a buyer; received "me".');
  expect(await refused({ everOwnedHome: "no", citizenOrPermanentResident: true })).toBe(
    'buyers.0.everOwnedHome must be true or false; received "no".',
  );
  expect(await refused({ everOwnedHome: false })).toBe(
    "buyers.0.citizenOrPermanentResident must be true or false, and is missing.",
  );
  expect(await refused({ ...earlierOwner, pets: 2 })).toMatch(
    /^buyers.0.pets must be left out; allowed are everOwnedHome, /,
  );
  for (const lastYearInOwnHome of [2015.5, -1, 20_260]) {
    expect(await refused({ ...earlierOwner, lastYearInOwnHome })).toMatch(
      /^buyers.0.lastYearInOwnHome must be a year such as 2019, or 0 for never; received/,
    );
  }
  expect(await refused(earlierOwner, { firstTimeBuyer: true })).toContain(
    "buyers must be left out when firstTimeBuyer is true",
  );
  const long = { price: 500_000, downPayment: 25_000, province: "ON", amortizationYears: 30 };
  const { lastYearInOwnHome: _, ...unknown } = earlierOwner;
  expect(await refusal("default_insurance_premium", { ...long, buyers: [unknown] })).toContain(
    "buyers.0.lastYearInOwnHome must be given",
  );
});

test.each(Object.keys(costs))("no price or income is given before %s is known", async (missing) => {
  const { [missing as keyof typeof costs]: _, ...known } = costs;
  const bought = { ...income, ...known, downPayment: 80_000, province: "ON" };
  const { annualIncome: __, ...withoutIncome } = bought;
  expect(await refusal("maximum_purchase", bought)).toMatch(`${missing} must be`);
  expect(await refusal("income_needed", { ...withoutIncome, price: 500_000 })).toMatch(
    `${missing} must be`,
  );
});

test("four to seven tools are listed as read-only, with every figure and question once", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "answer_question",
    ...Object.keys(figuresOf),
    "look_up_rule",
  ]);
  for (const { name, annotations, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: "object" });
    const figure = propertiesOf(inputSchema).figure as { enum: string[] } | undefined;
    expect(figure?.enum).toEqual(figuresOf[name]);
  }
  // A model reads the whole list before its first question.
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(20_000);
  for (const part of Object.keys(answerSchema.shape)) {
    expect(client.getInstructions()).toContain(`${part} (`);
  }
});

const propertiesOf = (schema: object) =>
  (schema as { properties: Readonly<Record<string, { description: string }>> }).properties;

test("the inputs of every question are those of the engine's table", async () => {
  const { tools } = await client.listTools();
  const { question } = propertiesOf(tools[0]?.inputSchema ?? {});
  const listed = propertiesOf(question as object);
  const rows = (name: string) => (listed[name] as unknown as { items?: object } | undefined)?.items;
  expect((listed.id as unknown as { enum: string[] }).enum).toEqual(Object.keys(insights));
  for (const { calculator } of Object.values(insights)) {
    for (const name of Object.keys(calculator.fields)) {
      const [list = "", column] = name.split(".");
      expect(column ? propertiesOf(rows(list) ?? {})[column] : listed[list], name).toBeDefined();
    }
  }
});

test("an input of the same name means the same in all figures of a tool", () => {
  for (const { figures } of figureTools) {
    const seen = new Map<string, string>();
    for (const { inputs, name } of figures) {
      for (const [input, schema] of Object.entries(jsonSchemaOf(inputs).properties as object)) {
        const written = JSON.stringify(schema);
        expect(seen.get(input) ?? written, `${name}: ${input}`).toBe(written);
        seen.set(input, written);
      }
    }
  }
});

test("only rates over time are described as percent a year", async () => {
  const { tools } = await client.listTools();
  const fields = (name: string) =>
    propertiesOf(tools.find((tool) => tool.name === name)?.inputSchema ?? {});
  expect(fields("buy_home").municipalRate?.description).toMatch(/percent of the price/);
  expect(fields("buy_home").gds?.description).toMatch(/percent of income$/);
  expect(fields("buy_home").tds?.description).toMatch(/percent of income$/);
  expect(fields("pay_mortgage").annualRate?.description).toMatch(/percent a year$/);
});

test("every rule can be looked up by id, with figures that survive serialization", async () => {
  for (const { id, versions } of eachRule()) {
    const { ruleValue } = await ask("look_up_rule", { ruleId: id, on: versions[0]?.effectiveFrom });
    expect(ruleValue).toEqual(versions[0]?.value);
  }
});

test("the day selects the rules", async () => {
  const before = await ask("land_transfer_tax", {
    province: "ON",
    price: 3_000_000,
    on: "2016-06-01",
  });
  const now = landTransferTax({ province: "ON", price: 3_000_000, on: "2016-06-01" });
  expect(before.figure?.value).toBe(now.total);
  expect(before.rulesAsOf).toBe("2016-06-01");
  expect(before.rules[0]?.effectiveTo).toBe("2016-12-31");
});

const asOf = async (server: Client, inputs: object = {}) => {
  const inOntario = { province: "ON", price: 500_000, ...inputs };
  const { structuredContent } = await server.callTool(callOf("land_transfer_tax", inOntario));
  return answerSchema.parse(structuredContent);
};

test("without a day today's rules apply, and ended rules do not", async () => {
  const abroad = { buyers: [{ everOwnedHome: false, citizenOrPermanentResident: false }] };
  const later = await serve("../testing/serveOn.ts", "2027-02-01");
  expect(await asOf(later, abroad)).toMatchObject({ rulesAsOf: "2027-02-01" });
  expect((await asOf(later, abroad)).refusal).toBeUndefined();
  expect((await asOf(later, { ...abroad, on: "2026-12-31" })).refusal).toContain("may not buy");
  const notes = (await asOf(later, { province: "QC" })).notes.join(" ");
  expect(notes).toContain("Not certain: Quebec duties on transfers");
  const overdue = await asOf(later, { province: "ON", on: "2028-02-01" });
  expect(overdue.notes.join(" ")).toContain("due for a review");
});

test("a clock earlier than the rules' last check is ignored", async () => {
  const early = await serve("../testing/serveOn.ts", "2020-01-01");
  expect((await asOf(early)).rulesAsOf).toBe(rulesCheckedOn);
});

test("the server takes the day from its clock", async () => {
  const main = await serve("main.ts");
  const day = (time: number) => new Date(time).toLocaleDateString("en-CA");
  const before = Date.now();
  const { rulesAsOf } = await asOf(main);
  const days = [before, Date.now()].map((time) => [day(time), rulesCheckedOn].toSorted().at(-1));
  expect(days).toContain(rulesAsOf);
});

test("text and structured data agree", async () => {
  const inputs = { principal: 400_000, annualRate: 4.5, amortizationYears: 25 };
  const { content } = await client.callTool(callOf("mortgage_payment", inputs));
  const dollars = mortgagePayment(inputs).toLocaleString("en-CA", {
    style: "currency",
    currency: "CAD",
  });
  expect((content as { text: string }[])[0]?.text).toContain(dollars);
});

test("an error is one sentence", async () => {
  const sentences = [
    await refusal("mortgage_payment", { principal: "much", annualRate: 5, amortizationYears: 25 }),
    await refusal("mortgage_payment", { principal: 1, annualRate: 500, amortizationYears: 25 }),
    await refusal("land_transfer_tax", { ...purchase, downPayment: undefined, province: "YT" }),
    await refusal("minimum_down_payment", { price: 500_000, on: "2026-02-31" }),
    await refusal("minimum_down_payment", { price: 500_000, colour: "red" }),
    await refusal("default_insurance_premium", { ...purchase, downPayment: 950_000 }),
    await refusal("prepayment_charge", closed),
    await refusal("minimum_down_payment", { price: 500_000, on: "1990-01-01" }),
  ];
  expect(sentences).toMatchInlineSnapshot(`
    [
      "principal must be a number of dollars from 0 to 1000000000000; received "much".",
      "annualRate must be a percentage (5.5 for 5.5 %) from 0 to 100; received 500.",
      "province must be one of ON, BC, AB, MB, SK, QC, NB, NS, PE, NL; YT, NT and NU levy no land transfer tax, and the fees of their land titles offices are not included: say so, and do not use a province in their place; received "YT".",
      "on must be a day such as 2026-11-20; received "2026-02-31".",
      "colour must be left out; allowed are price, occupancy, units, language, on; received "red".",
      "downPayment must be a number from 0 to price; received 950000.",
      "comparisonRate must be a number from 0 to 100, and is missing; monthsRemaining must be a number from 0 to 1000000000000, and is missing.",
      "on must be on or after 2008-10-15, the first day known for "Minimum down payment" (minimum-down-payment, CA); give a later date, or a rule of your own for that day; received "1990-01-01".",
    ]
  `);
  expect(await refusal("look_up_rule", { ruleId: "no-such-rule" })).toMatch(
    /^ruleId must be one of transfer-tax-on, .*; received "no-such-rule"\.$/,
  );
  expect(await refusal("buy_home", { figure: "lottery" })).toMatch(
    /^figure must be one of land_transfer_tax, .*; received "lottery"\.$/,
  );
  for (const sentence of sentences) expect(sentence).toMatch(/^[^\n{}]+\.$/);
});

test("an unknown tool is reported with the known ones", async () => {
  await expect(client.callTool({ name: "write_file", arguments: {} })).rejects.toThrow(
    'There is no tool "write_file"; there are answer_question',
  );
});

test("an impossible request is reported first, without a zero figure", async () => {
  const inputs = { price: 1_600_000, downPayment: 100_000, province: "ON" };
  const { content } = await client.callTool(callOf("default_insurance_premium", inputs));
  const text = (content as { text: string }[])[0]?.text ?? "";
  expect(text.split("\n")[1]).toMatch(/at or above what may be insured/);
  expect(text).not.toContain("$0.00");
  const foreign = await ask("land_transfer_tax", {
    province: "BC",
    price: 800_000,
    buyers: [{ everOwnedHome: false, citizenOrPermanentResident: false }],
  });
  expect(foreign.refusal).toMatch(/unless an exception applies.*may not buy.*183 days/);
  expect(foreign.asks?.map(({ id }) => id)).toEqual(["buyers.statusInCanada", "municipality"]);
  expect(foreign.notes.join(" ")).toContain("inTaxedArea");
});

test("the municipality of the home decides whether it lies in a census area", async () => {
  const buyers = [{ everOwnedHome: false, citizenOrPermanentResident: false }];
  const placed = (municipality: string, more = {}) =>
    ask("land_transfer_tax", { province: "ON", price: 800_000, buyers, municipality, ...more });
  const inside = await placed("grimsby");
  expect(inside.refusal).toContain("may not buy");
  expect(inside.asks?.map(({ id }) => id)).toEqual(["buyers.statusInCanada"]);
  expect(inside.notes.join(" ")).toMatch(/grimsby lies in the census area of Hamilton.*2021/);
  // A part of a city is no municipality, so an unlisted name lifts nothing by itself.
  const unlisted = await placed("Bancroft");
  expect(unlisted.refusal).toContain("may not buy");
  expect(unlisted.notes.join(" ")).toContain("give inCensusArea false");
  expect((await placed("Bancroft", { inCensusArea: false })).refusal).toBeUndefined();
  const { verdict } = await ask("answer_question", {
    question: affordability,
    facts: { residency: "not-all" },
    municipality: "Grimsby",
  });
  const { value, assumed } = verdict?.facts.find(({ id }) => id === "inCensusArea") ?? {};
  expect([value, assumed]).toEqual([true, false]);
});

test.each([
  ["land_transfer_tax", { province: "ON", price: 650_000 }, ["buyers"]],
  ["land_transfer_tax", { province: "ON", price: 650_000, firstTimeBuyer: true }, []],
  ["new_housing_rebate", { province: "ON", price: 650_000 }, ["buyers"]],
  [
    "maximum_purchase",
    { ...income, ...costs, amortizationYears: 30, downPayment: 50_000, province: "ON" },
    ["condoFees", "buyers"],
  ],
])(
  "%s of %o asks for the facts that were left out, before the figure",
  async (name, inputs, ids) => {
    expect((await ask(name, inputs)).asks?.map(({ id }) => id)).toEqual(ids);
    for (const language of ["en", "fr"]) {
      const { content } = await client.callTool(callOf(name, { ...inputs, language }));
      const lines = (content as { text: string }[])[0]?.text.split("\n") ?? [];
      const asking = lines.filter((line) => /^Ask the person before|^À demander avant/.test(line));
      expect(lines.slice(1, 1 + ids.length)).toEqual(asking);
    }
  },
);

test("a relief whose amounts were not read is named beside Ontario's rebate", async () => {
  const inputs = { province: "ON", price: 900_000 };
  const { notes } = await ask("new_housing_rebate", inputs);
  expect(notes.join(" ")).toMatch(/agreement signed on .*Not certain: .*not read/);
});

test("a refusal stands once, and a rule's confidence is in the answer's language", async () => {
  const abroad = { question: affordability, facts: { residency: "not-all" }, language: "fr" };
  const { content } = await client.callTool({ name: "answer_question", arguments: abroad });
  const text = (content as { text: string }[])[0]?.text ?? "";
  expect(text.match(/consultez un notaire/g)).toHaveLength(1);
  expect(text).toContain("; source officielle.");
  expect(text).not.toMatch(/; (official|second-hand|unconfirmed|convention)\./);
});

test.each(["en", "fr"])(
  "no price is given at no property tax and no heating, in %s",
  async (language) => {
    const bought = { ...income, ...costs, downPayment: 50_000, province: "ON", language };
    const bare = await ask("maximum_purchase", { ...bought, propertyTaxRate: 0, heating: 0 });
    expect(bare.figure).toBeNull();
    expect(bare.workings).toEqual([]);
    expect(bare.refusal).toMatch(
      language === "en" ? /Ask the person for both/ : /Demandez les deux/,
    );
    for (const none of [{ propertyTaxRate: 0 }, { heating: 0 }]) {
      expect((await ask("maximum_purchase", { ...bought, ...none })).figure).toBeNull();
    }
    const heated = await ask("maximum_purchase", { ...bought, heating: 0, condoFees: 600 });
    expect(heated.figure?.value).toBeGreaterThan(50_000);
  },
);

test("without an id the rule ids are listed", async () => {
  const { notes } = await ask("look_up_rule", {});
  for (const { id } of eachRule()) expect(notes.join("\n")).toContain(`${id}: `);
});

test("a missing prepayment charge is estimated and marked as such", async () => {
  const early = { ...renewal, monthsRemaining: 12, currentRate: 5.5 };
  const { notes } = await ask("compare_renewal_offers", early);
  expect(notes.join(" ")).toMatch(/estimated at three months' interest/);
});

test.each(asked)("$id returns the engine's verdict and both figures", async (question) => {
  const answer = await ask("answer_question", { question });
  const { verdict } = answer;
  if (!verdict) throw new Error("There is no verdict.");
  const { id, ...inputs } = question;
  const rows = (list: readonly object[]) =>
    list.map((row, index) => ({ ...row, id: String(index + 1) }));
  const insight = insights[id] as unknown as Insight<unknown, unknown, object, Verdict>;
  const expected = insight.answer({
    ...inputs,
    ...("debts" in inputs && { debts: rows(inputs.debts) }),
    ...("offers" in inputs && { offers: rows(inputs.offers) }),
    ...(id === "payment" && { paymentFrequency: "monthly" }),
    ...(id === "closing-fees" && { loanType: "conventional" }),
  });
  expect(verdict.id).toBe(expected.verdict.id);
  expect(verdict.sentence).toBe(words.verdict(expected).sentence);
  expect(verdict.confidence).toBe(expected.verdict.confidence);
  expect(verdict.estimate.value).toBe(expected.lender.estimate.value);
  expect(verdict.lender.value).toBe(expected.lender.figure?.value);
  expect(verdict.estimate.name).not.toBe(verdict.lender.name);
  expect(verdict.facts.map((fact) => fact.id)).toEqual(expected.facts.map((fact) => fact.id));
  expect(verdict.facts.some(({ assumed }) => assumed)).toBe(true);
  expect(answer.rules.map((rule) => rule.id)).toEqual(
    expected.lender.rulesUsed.map((rule) => rule.id),
  );
  expect(answer.refusal).toBeUndefined();
});

test("a given fact changes the answer and is not listed as assumed", async () => {
  const question = { ...affordability, loanTerm: 30 };
  const before = await ask("answer_question", { question });
  const open = before.verdict?.facts.find(({ id }) => id === "ownedHome");
  expect(open).toMatchObject({ value: "recently", assumed: true, decides: true });
  expect(open?.effect).toMatch(/^If nobody buying has ever owned a home: /);
  const facts = { ownedHome: "never", province: "NS", city: "Halifax" };
  const after = await ask("answer_question", { question, facts });
  expect(after.figure?.value).toBeGreaterThan(before.figure?.value ?? Infinity);
  expect(after.verdict?.facts.find(({ id }) => id === "city")).toMatchObject({
    value: "Halifax",
    assumed: false,
  });
  expect(after.rules.map(({ id }) => id)).toContain("transfer-tax-halifax");
});

test("a negative answer is stated first, with or without a figure", async () => {
  const firstLine = async (inputs: object) => {
    const { content } = await client.callTool({
      name: "answer_question",
      arguments: { ...inputs },
    });
    return (content as { text: string }[])[0]?.text.split("\n")[1];
  };
  const dear = { ...asked[5], homePrice: 1_600_000, downPayment: 100_000 };
  const closing = await ask("answer_question", { question: dear });
  expect(closing.verdict).toMatchObject({ id: "above-cap", lender: { value: null } });
  expect(closing.refusal).toBe(closing.verdict?.sentence);
  expect(await firstLine({ question: dear })).toBe(closing.refusal);

  const abroad = { question: affordability, facts: { residency: "not-all" } };
  const forbidden = await ask("answer_question", abroad);
  expect(forbidden.verdict?.id).toBe("not-until");
  expect(forbidden.refusal).toMatch(/may not buy.*exception applies; ask a lawyer/);
  expect(await firstLine(abroad)).toBe(forbidden.refusal);

  const nothingDown = { ...affordability, downPayment: 0 };
  const refused = await ask("answer_question", { question: nothingDown });
  expect(refused.verdict?.id).toBe("nothing-down");
  expect(refused.refusal).toBe(refused.verdict?.sentence);
});

test("facts that decide are asked for before a figure is given", async () => {
  const textOf = async (inputs: object) => {
    const { content } = await client.callTool({
      name: "answer_question",
      arguments: { ...inputs },
    });
    return (content as { text: string }[])[0]?.text.split("\n") ?? [];
  };
  const lines = await textOf({ question: asked[2] });
  expect(lines[1]).toMatch(/^Ask the person before you give a figure \(\w+\): /);
  const figure = lines.findIndex((line) => /\$[\d,]+/.test(line));
  const last = lines.findLastIndex((line) => line.startsWith("Ask the person"));
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(figure);
});

test("an invalid input is reported with its field", async () => {
  const refused = (question: unknown, more = {}) =>
    refusal("answer_question", { question, ...more });
  expect(await refused({ id: "lottery" })).toBe(
    `question.id must be one of ${Object.keys(insights).join(", ")}; received "lottery".`,
  );
  expect(await refused("payment")).toMatch(
    /^question must be an object with its inputs and an id: affordability, /,
  );
  expect(await refused({ ...asked[1], loanAmount: "much" })).toBe(
    'question.loanAmount must be a number from 0.01 to 1000000000000, in dollars; received "much".',
  );
  expect(await refused({ ...asked[1], colour: "red" })).toMatch(
    /^question.colour must be left out; allowed are id, loanAmount, /,
  );
  expect(await refused({ ...asked[4], debts: [] })).toMatch(
    /^question.debts must be a list of one row/,
  );
  expect(await refused(asked[1], { facts: { pets: 2 } })).toMatch(
    /^pets must be a fact of this question: .*province/,
  );
  expect(await refused(affordability, { facts: { province: "US" } })).toMatch(
    /^province must be one of ON, .*; received "US"/,
  );
});

test("every figure is answered in French on request, with the same values", async () => {
  const all = [...questions, ["compare_renewal_offers", renewal] as const];
  const names = ({ figure, workings }: ToolAnswer) =>
    [figure, ...workings].flatMap((one) => (one ? [one.name] : []));
  for (const [name, inputs] of all) {
    const english = await ask(name, inputs);
    const french = await ask(name, { ...inputs, language: "fr" });
    expect(french.figure?.value, name).toBe(english.figure?.value);
    expect(french.workings.map(({ value }) => value)).toEqual(
      english.workings.map(({ value }) => value),
    );
    for (const [index, one] of names(english).entries()) {
      if (name !== "look_up_rule") expect(names(french)[index], name).not.toBe(one);
    }
    for (const note of english.notes) expect(french.notes, name).not.toContain(note);
    expect(names(french).join(" ") + french.notes.join(" ")).not.toMatch(/[^\u00a0\d] ?[:%](?!\w)/);
  }
});

test("a French answer reads as French text", async () => {
  const { content } = await client.callTool({
    name: "answer_question",
    arguments: { question: affordability, language: "fr" },
  });
  const [text] = content as { text: string }[];
  expect(text?.text).toMatch(/^Selon les règles du /);
  expect(text?.text).toMatch(/Certitude\u00a0: dépend des hypothèses\./);
});

test("a choice that is not given is named as assumed", async () => {
  const { province: _, ...withoutProvince } = asked[5];
  const { notes } = await ask("answer_question", { question: withoutProvince });
  expect(notes).toContain("Assumed, because not given: province ON.");
});

test("every rule is a resource with all its versions and their sources", async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(eachRule().map(({ id }) => id));
  const uri = "mortgage-rule:stress-test";
  const { contents } = await client.readResource({ uri });
  const [{ text = "" } = {}] = contents as { text?: string }[];
  const rule = JSON.parse(text);
  expect(rule.versions).toHaveLength(
    eachRule().find(({ id }) => id === rule.id)?.versions.length ?? 0,
  );
  for (const { source } of rule.versions) expect(source.url).toMatch(/^https?:/);
  await expect(client.readResource({ uri: "mortgage-rule:none" })).rejects.toThrow("none");
});

test("three prompts name the inputs of their question in both languages", async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts).toHaveLength(3);
  const textOf = async (name: string, language: string) => {
    const { messages } = await client.getPrompt({ name, arguments: { language } });
    const [{ content } = { content: undefined }] = messages;
    return content?.type === "text" ? content.text : "";
  };
  expect(await textOf("afford_a_home", "en")).toMatch(/annual income.*"affordability"/);
  expect(await textOf("afford_a_home", "fr")).toMatch(/revenu annuel.*affordability/);
  await expect(client.getPrompt({ name: "lottery" })).rejects.toThrow("there are afford_a_home");
});

test("a question is answered in French on request", async () => {
  const question = {
    id: "affordability",
    ...{ annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 },
    ...{ interestRate: 5.5, loanTerm: 25 },
  };
  const inEnglish = await ask("answer_question", { question });
  const inFrench = await ask("answer_question", { question, language: "fr" });
  expect(inFrench.figure?.value).toBe(inEnglish.figure?.value);
  expect(inFrench.verdict?.id).toBe(inEnglish.verdict?.id);
  expect(inFrench.verdict?.sentence).toMatch(/^Visez /);
  expect(inFrench.workings[0]?.name).toMatch(/^Écart/);
  for (const { id, ask } of inFrench.verdict?.facts ?? []) {
    const other = inEnglish.verdict?.facts.find((fact) => fact.id === id);
    // "Province" is the same word in both.
    if (id !== "province") expect(ask, id).not.toBe(other?.ask);
  }
});

test("a ratio is given to two decimals", async () => {
  const bought = { ...income, ...costs, monthlyDebts: 350, downPayment: 60_000, province: "ON" };
  const { workings } = await ask("maximum_purchase", bought);
  const ratios = workings.filter(({ unit }) => unit === "percent").map(({ value }) => value);
  expect(ratios.length).toBeGreaterThan(2);
  for (const value of ratios) expect(value).toBe(Math.round((value ?? 0) * 100) / 100);
});
