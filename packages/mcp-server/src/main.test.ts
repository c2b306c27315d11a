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
import type { ToolAnswer } from "./answer.ts";

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

async function ask(name: string, inputs: object): Promise<ToolAnswer> {
  const call = { name, arguments: { ...inputs } };
  const { structuredContent, content, isError } = await client.callTool(call);
  expect(isError, JSON.stringify(content)).toBeFalsy();
  return structuredContent as unknown as ToolAnswer;
}

async function textOf(name: string, inputs: object): Promise<string> {
  const { content } = await client.callTool({ name, arguments: { ...inputs } });
  const [first, ...more] = content as { text: string }[];
  expect(more).toEqual([]);
  return first?.text ?? "";
}

async function refusal(name: string, inputs: object): Promise<string> {
  const { isError } = await client.callTool({ name, arguments: { ...inputs } });
  expect(isError).toBe(true);
  return textOf(name, inputs);
}

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
const calls: readonly (readonly [tool: string, inputs: object, figure: number | null])[] = [
  ["mortgage_payment", { principal: 500_000, annualRate: 5, amortizationYears: 25 }, 2908.02],
  [
    "land_transfer_tax",
    { province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true },
    20_475,
  ],
  ["default_insurance_premium", { price: 500_000, downPayment: 25_000, province: "ON" }, 19_000],
  ["answer_question", { question: asked[1] }, 1831.17],
  ["look_up_rule", { ruleId: "stress-test" }, null],
];

test.each(calls)(
  "%s returns its figure, calculation and dated rules",
  async (name, inputs, figure) => {
    const answer = await ask(name, inputs);
    if (figure === null) expect(answer.figure).toBeNull();
    else {
      expect(answer.figure?.value).toBeCloseTo(figure, 2);
      expect(answer.workings.length).toBeGreaterThan(1);
    }
    expect(answer.rules.length).toBeGreaterThan(0);
    for (const rule of answer.rules) expect(rule.url).toMatch(/^https?:/);
  },
);

type Schema = Readonly<Record<string, unknown>>;
const propertiesOf = (schema: unknown): Readonly<Record<string, Schema>> =>
  Object(schema).properties;

/** Keywords that the strict modes of OpenAI and Gemini both accept. */
const keywords = new Set([
  ...["type", "description", "properties", "required", "additionalProperties"],
  ...["items", "maxItems", "enum", "anyOf"],
]);

/** Returns what is wrong with a schema for a strict mode, at any depth. */
function problemsOf(schema: Schema, at: string): string[] {
  const { type, anyOf, enum: options, items, required, additionalProperties } = schema;
  const properties = propertiesOf(schema);
  return [
    ...Object.keys(schema).filter((key) => !keywords.has(key)),
    ...(type === undefined && anyOf === undefined ? ["no type"] : []),
    ...(Array.isArray(type) ? ["several types"] : []),
    ...(options && type !== "string" ? ["an enum that is no text"] : []),
    ...(schema.description === "" ? ["an empty description"] : []),
    ...(type === "array" && !items ? ["a list without items"] : []),
    ...(type === "object" && (!properties || additionalProperties !== false)
      ? ["an open object"]
      : []),
    ...((required as string[]) ?? []).filter((name) => !properties?.[name]),
  ]
    .map((problem) => `${at}: ${problem}`)
    .concat(
      Object.entries(properties ?? {}).flatMap(([name, one]) => problemsOf(one, `${at}.${name}`)),
      items ? problemsOf(items as Schema, `${at}[]`) : [],
      ((anyOf as Schema[]) ?? []).flatMap((one) => problemsOf(one, `${at}|`)),
    );
}

test("five read-only tools are listed, in what the strict modes of assistants accept", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "answer_question",
    "mortgage_payment",
    "land_transfer_tax",
    "default_insurance_premium",
    "look_up_rule",
  ]);
  for (const { name, annotations, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(outputSchema).toBeUndefined();
    expect(problemsOf(inputSchema, name)).toEqual([]);
    for (const [input, { description }] of Object.entries(propertiesOf(inputSchema))) {
      expect(description, `${name}.${input}`).toMatch(/\w/);
    }
  }
  // A model reads the whole list before its first question.
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(12_000);
  expect(client.getInstructions()).not.toContain("()");
});

test("the inputs of every question are those of the engine's table", async () => {
  const { tools } = await client.listTools();
  const { question } = propertiesOf(tools[0]?.inputSchema);
  const listed = propertiesOf(question);
  expect(listed.id?.enum).toEqual(Object.keys(insights));
  for (const { calculator } of Object.values(insights)) {
    for (const name of Object.keys(calculator.fields)) {
      const [list = "", column] = name.split(".");
      const found = column ? propertiesOf(listed[list]?.items)[column] : listed[list];
      expect(found, name).toBeDefined();
    }
  }
});

test("null and empty texts count as left out, and JSON text as JSON", async () => {
  const whole = await ask("answer_question", { question: affordability });
  const facts = { condoFees: null, city: "" };
  const sent = { ...affordability, homePrice: null, method: "" };
  const others = [
    { question: sent, facts, municipality: "", language: null, on: "null" },
    { question: JSON.stringify(sent), facts: JSON.stringify(facts) },
    { question: affordability, facts: "null" },
    { question: affordability, facts: [{ id: "city", value: null }] },
  ];
  for (const other of others) expect(await ask("answer_question", other)).toEqual(whole);
  const debts = JSON.stringify([card]);
  const inRows = await ask("answer_question", { question: { ...asked[4], debts } });
  expect(inRows).toEqual(await ask("answer_question", { question: asked[4] }));
  const stated = [{ id: "ownedHome", value: "never" }];
  expect(await ask("answer_question", { question: affordability, facts: stated })).toEqual(
    await ask("answer_question", { question: affordability, facts: { ownedHome: "never" } }),
  );
  expect(
    await ask("mortgage_payment", { ...calls[0]?.[1], frequency: null, compounding: "" }),
  ).toEqual(await ask("mortgage_payment", calls[0]?.[1] ?? {}));
});

test("a rate that may be a fraction by mistake is asked about", async () => {
  const asksOf = async (name: string, inputs: object) => (await ask(name, inputs)).asks[0];
  const loan = { principal: 500_000, amortizationYears: 25 };
  expect(await asksOf("mortgage_payment", { ...loan, annualRate: 0.05 })).toEqual({
    ...{ id: "annualRate", ask: "Is the rate 0.05%, or 5%?" },
  });
  expect(await asksOf("mortgage_payment", { ...loan, annualRate: 0.5 })).toBeUndefined();
  const question = { ...affordability, interestRate: 0.055 };
  expect(await asksOf("answer_question", { question, language: "fr" })).toEqual({
    id: "question.interestRate",
    ask: "Le taux est-il de 0,055\u00a0% ou de 5,5\u00a0%?",
  });
  const debts = [{ ...card, rate: 0.2 }];
  expect(await asksOf("answer_question", { question: { ...asked[4], debts } })).toMatchObject({
    id: "question.debts.0.rate",
  });
  const rented = { ...asked[3], propertyTaxRate: 0.3 };
  expect((await asksOf("answer_question", { question: rented }))?.id).not.toMatch(/^question/);
});

test("every question about a fact is a question, in both languages", async () => {
  for (const question of asked) {
    for (const language of ["en", "fr"]) {
      const { verdict } = await ask("answer_question", { question, language });
      for (const { ask: asks, id } of verdict?.facts ?? [])
        expect(asks, id).toMatch(/^(?!.*undefined).+\?$/);
    }
  }
});

test("every input that may be left out has words for the value used instead", async () => {
  for (const question of asked) {
    const { tools } = await client.listTools();
    const { description = "" } =
      propertiesOf(propertiesOf(tools[0]?.inputSchema).question).id ?? {};
    const line = String(description)
      .split("\n")
      .find((one) => one.startsWith(`${question.id}:`));
    const optional = /takes (.*)\.$/.exec(line ?? "")?.[1]?.split(", ") ?? [];
    const needed = Object.entries(question).filter(([name]) => !optional.includes(name));
    for (const language of ["en", "fr"]) {
      const { notes } = await ask("answer_question", {
        ...{ question: Object.fromEntries(needed), language },
      });
      const start = /^(Assumed, because it was not stated: |Hypothèse, faute d’indication\u00a0: )/;
      const assumed = notes.filter((note) => start.test(note));
      expect(assumed).toHaveLength(optional.length);
      for (const note of assumed) expect(note).not.toMatch(/undefined|[a-z][A-Z]/);
    }
  }
});

test("a buyer's status that is not known is asked for, and is not a no", async () => {
  const home = { province: "ON", city: "Toronto", price: 900_000 };
  const unknown = await ask("land_transfer_tax", home);
  expect(unknown.asks).toEqual([
    { id: "firstTimeBuyer", ask: "Has anyone buying ever owned a home?" },
  ]);
  expect(unknown.notes.join(" ")).toMatch(/Ontario refund .* \$4,000.*Toronto rebate .* \$4,475/);
  expect((await ask("land_transfer_tax", { ...home, firstTimeBuyer: false })).asks).toEqual([]);

  const long = { price: 500_000, downPayment: 25_000, province: "ON", amortizationYears: 30 };
  const open = await ask("default_insurance_premium", long);
  expect(open).toMatchObject({ asks: [{ id: "firstTimeBuyer" }], figure: null });
  expect(open.refusal).toBeUndefined();
  const no = await ask("default_insurance_premium", { ...long, firstTimeBuyer: false });
  expect(no.refusal).toMatch(/longer than may be insured/);
});

test("buyers from abroad are told of the prohibition before the figure", async () => {
  const abroad = { province: "BC", price: 800_000, allResidents: false };
  const { refusal: reason, notes } = await ask("land_transfer_tax", abroad);
  expect(reason).toMatch(/may not buy this home until 2026-12-31, unless an exception applies/);
  expect(notes.join(" ")).toMatch(/Not in the figure: British Columbia/);
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

const asOf = async (server: Client, inputs: object = {}): Promise<ToolAnswer> => {
  const inOntario = { province: "ON", price: 500_000, ...inputs };
  const call = { name: "land_transfer_tax", arguments: inOntario };
  return (await server.callTool(call)).structuredContent as unknown as ToolAnswer;
};

test("without a day today's rules apply, and ended rules do not", async () => {
  const abroad = { allResidents: false };
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
  const dollars = mortgagePayment(inputs).toLocaleString("en-CA", {
    style: "currency",
    currency: "CAD",
  });
  expect(await textOf("mortgage_payment", inputs)).toContain(dollars);
});

test("an error is one sentence", async () => {
  const premium = { price: 900_000, province: "ON", downPayment: 950_000 };
  const tax = { province: "ON", price: 500_000 };
  const sentences = [
    await refusal("mortgage_payment", {
      principal: "much",
      annualRate: 5,
      amortizationYears: 25,
    }),
    await refusal("mortgage_payment", { principal: 1, annualRate: 500, amortizationYears: 0.01 }),
    await refusal("land_transfer_tax", { ...tax, province: "YT" }),
    await refusal("land_transfer_tax", { ...tax, on: "2026-02-31" }),
    await refusal("land_transfer_tax", { ...tax, firstTimeBuyer: [] }),
    await refusal("default_insurance_premium", premium),
    await refusal("mortgage_payment", {}),
    await refusal("default_insurance_premium", { ...premium, downPayment: 5, on: "1990-01-01" }),
  ];
  expect(sentences).toMatchInlineSnapshot(`
    [
      "principal must be a number from 0 to 1000000000000, in dollars; received "much" (a string).",
      "annualRate must be a number from 0 to 100, in percent; received 500; amortizationYears must be a number from 1/12 to 100, in years; received 0.01.",
      "province must be one of ON, BC, AB, MB, SK, QC, NB, NS, PE, NL; YT, NT and NU levy no land transfer tax, and the fees of their land titles offices are not included; received "YT" (a string).",
      "on must be a day such as 2026-11-20; received "2026-02-31" (a string).",
      "firstTimeBuyer must be true or false; received a list.",
      "downPayment must be a number from 0 to price; received 950000.",
      "principal must be a number from 0 to 1000000000000, in dollars, and is missing; annualRate must be a number from 0 to 100, in percent, and is missing; amortizationYears must be a number from 1/12 to 100, in years, and is missing.",
      "on must be on or after 2008-10-15, the first day known for "Minimum down payment" (minimum-down-payment, CA); give a later date; received "1990-01-01" (a string).",
    ]
  `);
  expect(await refusal("look_up_rule", { ruleId: "no-such-rule" })).toMatch(
    /^ruleId must be one of transfer-tax-on, .*; received "no-such-rule" \(a string\)\.$/,
  );
  for (const sentence of sentences) expect(sentence).toMatch(/^[^\n{}]+\.$/);
});

test("an error stays short, whatever was sent", async () => {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`a${index}`, 1]));
  const long = "x".repeat(10_000);
  const errors = [
    await refusal("mortgage_payment", many),
    await refusal("mortgage_payment", { [long]: long }),
    await refusal("answer_question", { question: { ...affordability, ...many } }),
    await refusal("answer_question", { question: affordability, facts: many }),
    await refusal("answer_question", {
      question: { ...asked[4], debts: [{ ...card, name: long }] },
    }),
  ];
  for (const error of errors) expect(error.length).toBeLessThan(6_000);
  await expect(client.callTool({ name: long, arguments: {} })).rejects.toThrow(/^.{0,400}$/);
});

test("an unknown tool is reported with the known ones", async () => {
  await expect(client.callTool({ name: "write_file", arguments: {} })).rejects.toThrow(
    'There is no tool "write_file"; there are answer_question',
  );
});

test("an impossible request is reported first, without a zero figure", async () => {
  const inputs = { price: 1_600_000, downPayment: 100_000, province: "ON" };
  const text = await textOf("default_insurance_premium", inputs);
  expect(text.split("\n")[1]).toMatch(/at or above what may be insured/);
  expect(text).not.toContain("$0.00");
});

test("the municipality of the home decides whether it lies in a census area", async () => {
  const placed = async (municipality: string) => {
    const facts = { residency: "not-all" };
    const answer = await ask("answer_question", { question: affordability, facts, municipality });
    const { value, assumed } = answer.verdict?.facts.find(({ id }) => id === "inCensusArea") ?? {};
    return { notes: answer.notes.join(" "), stated: [value, assumed] };
  };
  const inside = await placed("grimsby");
  expect(inside.stated).toEqual([true, false]);
  expect(inside.notes).toMatch(/grimsby lies in the census area of Hamilton.*2021/);
  // A part of a city is no municipality, so an unlisted name lifts nothing by itself.
  const unlisted = await placed("Bancroft");
  expect(unlisted.stated[1]).toBe(true);
  expect(unlisted.notes).toContain("Bancroft is not listed as a municipality");
});

test("a refusal stands once, and a rule's confidence is in the answer's language", async () => {
  const abroad = { question: affordability, facts: { residency: "not-all" }, language: "fr" };
  const text = await textOf("answer_question", abroad);
  expect(text.match(/consultez un notaire/g)).toHaveLength(1);
  expect(text).toContain("; source officielle.");
  expect(text).not.toMatch(/; (official|second-hand|unconfirmed|convention)\./);
});

test("without an id the rule ids are listed", async () => {
  const { notes } = await ask("look_up_rule", {});
  for (const { id } of eachRule()) expect(notes.join("\n")).toContain(`${id}: `);
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

test("facts about each buyer are rows of a list, or have paths", async () => {
  const question = { ...asked[5], homePrice: 500_000, downPayment: 100_000, province: "ON" };
  const first = { owned: "never", spouseOwned: false };
  const rows = await ask("answer_question", { question, facts: { buyers: [first] } });
  const facts = Object.entries(first).map(([id, value]) => ({ id: `buyers.0.${id}`, value }));
  const paths = await ask("answer_question", {
    question,
    facts: [{ id: "buyerCount", value: "1" }, ...facts],
  });
  expect(rows.rules.map(({ id }) => id)).toContain("first-time-relief-on");
  expect(rows.figure).toEqual(paths.figure);
  expect(await refusal("answer_question", { question, facts: { buyers: [{ own: 1 }] } })).toMatch(
    /^buyers.0.own must be/,
  );
});

test("a negative answer is stated first, with or without a figure", async () => {
  const firstLine = async (inputs: object) =>
    (await textOf("answer_question", inputs)).split("\n")[1];
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
  const lines = (await textOf("answer_question", { question: asked[2] })).split("\n");
  expect(lines[1]).toMatch(/^Ask the person before you give a figure \(\w+\): /);
  const figure = lines.findIndex((line) => /\$[\d,]+/.test(line));
  const last = lines.findLastIndex((line) => line.startsWith("Ask the person"));
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(figure);
});

test("text that means a number, a choice or a yes, and keys of the client's own, are taken", async () => {
  const loan = { principal: 450_000, annualRate: 4.5, amortizationYears: 25 };
  expect(
    await ask("mortgage_payment", {
      ...{ principal: "$450,000", annualRate: "4.5 %", amortizationYears: "25" },
      ...{ language: "en-CA", toolCallId: "call_1", sessionId: "x" },
    }),
  ).toEqual(await ask("mortgage_payment", loan));
  for (const [text, frequency] of [
    ["Bi-weekly", "biweekly"],
    ["BIWEEKLY", "biweekly"],
    ["bi weekly", "biweekly"],
    ["Bi-weekly, accelerated", "accelerated-biweekly"],
  ])
    expect(await ask("mortgage_payment", { ...loan, frequency: text })).toEqual(
      await ask("mortgage_payment", { ...loan, frequency }),
    );
  const inFrench = await textOf("mortgage_payment", { ...loan, on: "2026-11-20", language: "fr" });
  for (const language of ["FR", "fr-CA", "fr_FR", "French", "français"])
    expect(
      await textOf("mortgage_payment", { ...loan, on: "2026-11-20T05:00:00Z", language }),
    ).toBe(inFrench);
  const taxed = { province: "ON", price: 600_000, firstTimeBuyer: true };
  for (const province of ["Ontario", "ontario", "on", "CA-ON"])
    expect(
      await ask("land_transfer_tax", { province, price: "600000", firstTimeBuyer: "True" }),
    ).toEqual(await ask("land_transfer_tax", taxed));
  const asText = { ...asked[1], id: "Payment", loanAmount: "300000" };
  const answer = await ask("answer_question", {
    question: { ...asked[1], loanAmount: 300_000 },
    facts: { province: "BC" },
  });
  const fact = { id: "province", value: "British Columbia" };
  for (const facts of [{ province: fact.value }, [fact], [JSON.stringify(fact)]])
    expect(await ask("answer_question", { question: asText, facts })).toEqual(answer);
  const fees = { ...asked[5], id: "closing_fees" };
  expect(await ask("answer_question", { question: fees })).toEqual(
    await ask("answer_question", { question: asked[5] }),
  );
});

test("an invalid input is reported with its field", async () => {
  const refused = (question: unknown, more = {}) =>
    refusal("answer_question", { question, ...more });
  expect(await refused({ id: "lottery" })).toBe(
    `question.id must be one of ${Object.keys(insights).join(", ")}; received "lottery" (a string).`,
  );
  expect(await refused("payment")).toMatch(/^question.id must be one of affordability, /);
  expect(await refused({ ...asked[1], loanAmount: "much" })).toBe(
    'question.loanAmount must be a number from 0.01 to 1000000000000, in dollars; received "much" (a string).',
  );
  expect(await refused({ ...asked[1], colour: "red" })).toMatch(
    /^question.colour must be left out; allowed are id, loanAmount, /,
  );
  expect(await refused({ ...asked[4], debts: [] })).toMatch(
    /^question.debts must be a list of one row/,
  );
  expect(await refused(asked[1], { facts: { pets: 2 } })).toMatch(
    /^pets must be a fact of this question, such as .*province/,
  );
  expect(await refused(affordability, { facts: ["province"] })).toMatch(
    /^facts must be a list of /,
  );
  expect(await refused(affordability, { facts: { province: "US" } })).toMatch(
    /^province must be one of ON, .*; received "US"/,
  );
});

test("every figure is answered in French on request, with the same values", async () => {
  const names = ({ figure, workings }: ToolAnswer) =>
    [figure, ...workings].flatMap((one) => (one ? [one.name] : []));
  for (const [name, inputs] of calls) {
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
  const text = await textOf("answer_question", { question: affordability, language: "fr" });
  expect(text).toMatch(/^Selon les règles du /);
  expect(text).toMatch(/Certitude\u00a0: dépend des hypothèses\./);
});

test("a choice that is not given is named as assumed", async () => {
  const { province: _, ...withoutProvince } = asked[5];
  const { notes } = await ask("answer_question", { question: withoutProvince });
  expect(notes).toContain("Assumed, because it was not stated: the home is in Ontario.");
});

test("without a brokerage's rates the market's stand in, with their day, where rates of lenders count", async () => {
  const market = "Rate assumed: 4.24%, 5-year fixed, as lenders advertised on November 5, 2025.";
  const said: string[] = [];
  for (const question of asked) {
    const { notes } = await ask("answer_question", { question });
    if (notes.includes(market)) said.push(question.id);
  }
  expect(said).toEqual(["refinance", "renewal", "leaving"]);
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

test("a calculated percentage is given to two decimals", async () => {
  const { workings } = await ask("answer_question", { question: affordability });
  const ratios = workings.filter(({ unit }) => unit === "percent").map(({ value }) => value);
  expect(ratios.length).toBeGreaterThan(2);
  for (const value of ratios) expect(value).toBe(Math.round((value ?? 0) * 100) / 100);
});
