import { fileURLToPath } from "node:url";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { eachRule, mortgagePayment, rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { type Insight, insights, type Verdict } from "@mortgage-kit/calculator-engine/insight";
import { words } from "@mortgage-kit/calculator-engine/words/en";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ToolAnswer } from "./answer.ts";
import cases from "./cases.json" with { type: "json" };
import { createServer } from "./createServer.ts";

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

/** Inputs for each question. */
const { questions } = cases;
const { affordability } = questions;
const [card] = questions["debt-consolidation"].debts;
const asked = Object.values(questions);

interface Given {
  readonly tool?: string;
  /** As it is sent; or one of those above by its id, with what is changed in it. */
  readonly question?: unknown;
  readonly [input: string]: unknown;
}

/** Calls a tool, and returns its structured answer and its text. */
async function said({ tool: name = "answer_question", ...inputs }: Given) {
  const { of, ...changed } = Object(inputs.question) as { of?: keyof typeof questions };
  const question = of && { ...questions[of], ...changed };
  const call = { name, arguments: { ...inputs, ...(question && { question }) } };
  const { structuredContent, content, isError } = await client.callTool(call);
  const [first, ...more] = content as { text: string }[];
  expect(more).toEqual([]);
  const answer = structuredContent as unknown as ToolAnswer;
  return { answer, text: first?.text ?? "", isError };
}

async function ask(tool: string, inputs: object): Promise<ToolAnswer> {
  const { answer, text, isError } = await said({ tool, ...inputs });
  expect(isError, text).toBeFalsy();
  return answer;
}

const textOf = async (tool: string, inputs: object) => (await said({ tool, ...inputs })).text;

async function refusal(tool: string, inputs: object): Promise<string> {
  const { isError, text } = await said({ tool, ...inputs });
  expect(isError).toBe(true);
  return text;
}

/** Inputs for each tool, and the expected figure, computed independently. */
const calls: readonly (readonly [tool: string, inputs: object, figure: number | null])[] = [
  ["mortgage_payment", { principal: 500_000, annualRate: 5, amortizationYears: 25 }, 2908.02],
  [
    "land_transfer_tax",
    { province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true },
    20_475,
  ],
  ["default_insurance_premium", { price: 500_000, downPayment: 25_000, province: "ON" }, 19_000],
  ["answer_question", { question: questions.payment }, 1831.17],
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

test.each<{ title: string; given: Given; as: Given }>(cases.same)(
  "$title: taken as what it means",
  async ({ given, as }) => {
    const [sent, meant] = await Promise.all([said(given), said(as)]);
    expect(sent.isError, sent.text).toBeFalsy();
    expect(sent).toEqual(meant);
  },
);

const sentence = /^[^\n{}]+\.$/;

test.each<{ given: Given; says: string }>(cases.refused)(
  "refused in one sentence: $says",
  async ({ given, says }) => {
    const { isError, text } = await said(given);
    expect([isError, text]).toEqual([true, expect.stringMatching(sentence)]);
    // A text between slashes is a pattern.
    const [, pattern] = /^\/(.*)\/$/.exec(says) ?? [];
    if (pattern) expect(text).toMatch(new RegExp(pattern));
    else expect(text).toBe(says.replace("{questions}", Object.keys(insights).join(", ")));
  },
);

interface Answered {
  readonly title: string;
  readonly given: Given;
  /** Part of the answer. */
  readonly answer?: object;
  readonly firstAsk?: object;
  readonly facts?: Readonly<Record<string, object>>;
  /** Pattern of the reason that it cannot be done, which the text says first; null for none. */
  readonly refusal?: string | null;
  /** True if the reason is the verdict. */
  readonly isVerdict?: boolean;
  /** Patterns of what the notes and the whole text say, and of what the text does not. */
  readonly notes?: readonly string[];
  readonly text?: readonly string[];
  readonly never?: readonly string[];
}

test.each<Answered>(cases.answers)("$title", async (expected) => {
  const { answer, text } = await said(expected.given);
  const { verdict, refusal, asks, notes } = answer;
  expect(answer).toMatchObject(expected.answer ?? {});
  if (expected.firstAsk) expect(asks[0]).toMatchObject(expected.firstAsk);
  for (const [id, fact] of Object.entries(expected.facts ?? {}))
    expect(verdict?.facts).toContainEqual(expect.objectContaining({ id, ...fact }));
  if (expected.refusal === null) expect(refusal).toBeUndefined();
  else if (expected.refusal !== undefined) {
    expect(refusal).toMatch(new RegExp(expected.refusal));
    expect(text.split("\n")[1]).toBe(refusal);
  }
  if (expected.isVerdict) expect(refusal).toBe(verdict?.sentence);
  for (const one of expected.notes ?? []) expect(notes.join(" ")).toMatch(new RegExp(one));
  for (const one of expected.text ?? []) expect(text).toMatch(new RegExp(one));
  for (const one of expected.never ?? []) expect(text).not.toMatch(new RegExp(one));
});

test("a rate of three tenths of a percent is no fraction where it may be one of tax", async () => {
  const rented = { ...questions["rent-vs-buy"], propertyTaxRate: 0.3 };
  const { asks } = await ask("answer_question", { question: rented });
  expect(asks[0]?.id).not.toMatch(/^question/);
});

test("every rule can be looked up by id, with figures that survive serialization", async () => {
  for (const { id, versions } of eachRule()) {
    const { ruleValue } = await ask("look_up_rule", { ruleId: id, on: versions[0]?.effectiveFrom });
    expect(ruleValue).toEqual(versions[0]?.value);
  }
});

/** Connects to a server in this process, on a day. */
async function serveOn(day: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer({ today: () => day }).connect(theirs);
  const started = new Client({ name: "test", version: "1.0.0" });
  await started.connect(ours);
  return started;
}

const asOf = async (server: Client, inputs: object = {}): Promise<ToolAnswer> => {
  const inOntario = { province: "ON", price: 500_000, ...inputs };
  const call = { name: "land_transfer_tax", arguments: inOntario };
  return (await server.callTool(call)).structuredContent as unknown as ToolAnswer;
};

test("without a day today's rules apply, and ended rules do not", async () => {
  const abroad = { allResidents: false };
  const later = await serveOn("2027-02-01");
  expect(await asOf(later, abroad)).toMatchObject({ rulesAsOf: "2027-02-01" });
  expect((await asOf(later, abroad)).refusal).toBeUndefined();
  expect((await asOf(later, { ...abroad, on: "2026-12-31" })).refusal).toContain("may not buy");
  const notes = (await asOf(later, { province: "QC" })).notes.join(" ");
  expect(notes).toContain("Not certain: Quebec duties on transfers");
  const overdue = await asOf(later, { province: "ON", on: "2028-02-01" });
  expect(overdue.notes.join(" ")).toContain("due for a review");
});

test("a clock earlier than the rules' last check is ignored", async () => {
  const early = await serveOn("2020-01-01");
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

test("an error stays short, whatever was sent", async () => {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`a${index}`, 1]));
  const long = "x".repeat(10_000);
  const errors = [
    await refusal("mortgage_payment", many),
    await refusal("mortgage_payment", { [long]: long }),
    await refusal("answer_question", { question: { ...affordability, ...many } }),
    await refusal("answer_question", { question: affordability, facts: many }),
    await refusal("answer_question", {
      question: { ...questions["debt-consolidation"], debts: [{ ...card, name: long }] },
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
  const insight = insights[id as keyof typeof insights] as unknown as Insight<
    unknown,
    unknown,
    object,
    Verdict
  >;
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
  const question = { ...questions["closing-fees"], downPayment: 100_000, province: "ON" };
  const first = { owned: "never", spouseOwned: false };
  const rows = await ask("answer_question", { question, facts: { buyers: [first] } });
  const facts = Object.entries(first).map(([id, value]) => ({ id: `buyers.0.${id}`, value }));
  const paths = await ask("answer_question", {
    question,
    facts: [{ id: "buyerCount", value: "1" }, ...facts],
  });
  expect(rows.rules.map(({ id }) => id)).toContain("first-time-relief-on");
  expect(rows.figure).toEqual(paths.figure);
});

test("facts that decide are asked for before a figure is given", async () => {
  const lines = (await textOf("answer_question", { question: questions.refinance })).split("\n");
  expect(lines[1]).toMatch(/^Ask the person before you give a figure \(\w+\): /);
  const figure = lines.findIndex((line) => /\$[\d,]+/.test(line));
  const last = lines.findLastIndex((line) => line.startsWith("Ask the person"));
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(figure);
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
  const question = affordability;
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
