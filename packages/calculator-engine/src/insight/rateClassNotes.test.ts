import { expect, test } from "vitest";
import { insights, type QuestionId } from "../questions/questions.ts";
import { words as english } from "../questions/words.en.ts";
import { words as french } from "../questions/words.fr.ts";

const owner = { use: "owner", purposes: ["purchase", "switch"] } as const;
const rates = [
  { years: 5, annualRate: 4.04, class: "insured", ...owner },
  { years: 5, annualRate: 4.34, class: "uninsured", ...owner },
  { years: 3, annualRate: 4.29, class: "uninsured", ...owner },
] as const;

const leaving = {
  ...{ balance: 400_000, currentRate: 4.79, yearsRemaining: 22, monthsRemaining: 30 },
  method: "contract-rate",
} as const;
const fixedOrVariable = { loanAmount: 400_000, loanTerm: 25, fixedRate: 4.34, variableRate: 3.8 };
const renewal = {
  ...{ balance: 300_000, yearsRemaining: 20, monthsRemaining: 12, currentRate: 2.5 },
  ...{ prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [] },
};

const notesOf = (id: QuestionId, inputs: object, options: object) =>
  insights[id]
    .answer(inputs as never, {}, options)
    .lender.notes.filter((note) => note.id === "rate-class");

test.each([
  ["leaving", leaving],
  ["fixed-or-variable", fixedOrVariable],
] as const)("%s says of which class its rates are, and those of the others", (id, inputs) => {
  const [note] = notesOf(id, inputs, { rates });
  expect(note && english.note(note)).toBe(
    "Today's rates are those of a mortgage that is not insured: 4.34% for 5 years fixed. If yours is insured: 4.04%.",
  );
  expect(note && french.note(note).replaceAll("\u00a0", " ")).toBe(
    "Les taux du jour sont ceux d’un prêt non assuré : 4,34 % pour un taux fixe de 5 ans. Si le vôtre est assuré : 4,04 %.",
  );
});

test.each([
  ["without a page's rates", "leaving", leaving, {}],
  ["at rates of no class", "leaving", leaving, { rates: [{ years: 5, annualRate: 4.2 }] }],
  ["in a renewal, which asks for the class", "renewal", renewal, { rates }],
] as const)("nothing is said %s", (_, id, inputs, options) => {
  expect(notesOf(id, inputs, options)).toEqual([]);
});
