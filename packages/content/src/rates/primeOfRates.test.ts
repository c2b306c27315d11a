import { insights } from "@mortgage-kit/calculator-engine/insight";
import { expect, test } from "vitest";
import { publishedRates } from "../../brokerages/greater-simcoe/fr/ratesPage.ts";
import rates from "../../brokerages/greater-simcoe/rates.json" with { type: "json" };

const variable = (entries: readonly { readonly kind: string }[]) =>
  entries.filter(({ kind }) => kind === "variable");

test("the variable rates are the calculator's prime less a discount", () => {
  const { facts } = insights["fixed-or-variable"].answer({
    ...{ loanAmount: 300_000, loanTerm: 25, fixedRate: 4.04, variableRate: 3.55 },
  });
  const prime = Number(facts.find(({ id }) => id === "prime")?.value);
  for (const { conditions, annualRate } of variable(rates.entries) as typeof rates.entries) {
    const [from, less] = conditions.match(/\d+\.\d+/g) ?? [];
    expect(Number(from)).toBe(prime);
    expect(prime - Number(less)).toBeCloseTo(annualRate, 9);
  }
});

test("their conditions are French on the French page", () => {
  for (const { conditions } of variable(publishedRates.entries) as typeof rates.entries) {
    expect(conditions).toContain("taux préférentiel des grandes banques de 4,45\u00a0%");
  }
});
