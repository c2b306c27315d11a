import { draftOf } from "@mortgage-kit/calculator-engine/case";
import { insights, type QuestionId } from "@mortgage-kit/calculator-engine/insight";
import { words } from "@mortgage-kit/calculator-engine/words/en";
import { describe, expect, test } from "vitest";
import { exampleAnswered } from "../../../testing/exampleAnswered.ts";
import { exampleInputs } from "../../../testing/exampleInputs.ts";
import type { CalculatorView } from "../../CalculatorView.ts";
import { calculatorIds, calculators } from "../../calculators.ts";
import type { FactValues } from "../../wizard/Facts.ts";
import { loadResult } from "../useLoadedResult.ts";
import { handedTo } from "./steps.ts";

async function resultOf(id: QuestionId, inputs: unknown, given: FactValues = {}) {
  const view = (await calculators[id].en()) as CalculatorView;
  const loaded = await loadResult(view);
  if (!loaded) throw new Error(`${id} has only its estimate.`);
  const answered = exampleAnswered(view, loaded, inputs, given);
  const { calculators: choices = [] } = loaded.parts.nextSteps?.(answered.answer) ?? {};
  const handed = choices.map((choice) => {
    const of = handedTo(choice, answered);
    const { calculator, facts } = insights[choice.to];
    const start: object = calculator.defaults;
    return { of, start, facts, draft: draftOf(calculator as never, of.inputs) as object | null };
  });
  return {
    answered,
    handed,
    to: (other: QuestionId) => handed.find(({ of }) => of.question === other),
  };
}

describe.each(calculatorIds)("the numbers of %s", (id) => {
  test.each(Object.entries<object>(exampleInputs[id]))(
    "arrive where they are asked: %s",
    async (_, inputs) => {
      const { handed } = await resultOf(id, inputs);
      for (const { of, start, facts, draft } of handed) {
        const shared = Object.keys(start).filter((name) => name in inputs || name in of.inputs);
        expect(shared, of.question).not.toEqual([]);
        for (const name of shared) expect(draft).toHaveProperty(name, of.inputs[name]);
        expect(Object.keys(facts)).toEqual(expect.arrayContaining(Object.keys(of.given)));
      }
    },
  );
});

type Handed = Awaited<ReturnType<typeof resultOf>>["handed"][number];

/** Returns the verdict of the question that the numbers are handed to, once they are complete. */
function verdictAfter(handed: Handed | undefined) {
  if (!handed) throw new Error("Nothing is handed there.");
  const { answer, calculator } = insights[handed.of.question as QuestionId];
  expect(calculator.accepts(handed.draft)).toBe(true);
  return words.verdict(answer(handed.draft as never, handed.of.given as never)).sentence;
}

const buyers = {
  ...{ annualIncome: 120_000, monthlyDebts: 500, downPayment: 60_000 },
  ...{ interestRate: 4.04, loanTerm: 25 },
};

test("the payment of the highest price has the price and so the premium", async () => {
  const { answered, to } = await resultOf("affordability", buyers);
  const price = words.verdict(answered.answer).parts.number;
  expect(to("payment")?.of.given.homePrice).toBe(550_753);
  expect(price).toBe("$550,700");
  expect(verdictAfter(to("payment"))).toContain("$2,672");
  expect(to("home-income")?.draft).toMatchObject({ monthlyDebts: 500, homePrice: 550_753 });
});

test("leaving a mortgage early has the months left of the renewal", async () => {
  const letter = {
    ...{ balance: 350_000, currentRate: 5.5, renewalRate: 4.79, monthsRemaining: 8 },
    ...{ yearsRemaining: 20, renewalTerm: 5, prepaymentCharge: 0, offers: [] },
  };
  const { to } = await resultOf("renewal", letter);
  expect(to("leaving")?.draft).toMatchObject({ monthsRemaining: 8, balance: 350_000 });
  expect(verdictAfter(to("leaving"))).not.toBe("");
});
