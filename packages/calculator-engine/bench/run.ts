import { IPMT, PMT, PPMT } from "@formulajs/formulajs";
import { Finance } from "financejs";
import { ipmt, pmt, ppmt } from "financial";
import { Loan } from "loanjs";
import { Bench } from "tinybench";
import { amortizationSchedule } from "../src/canada/amortizationSchedule.ts";
import { mortgagePayment } from "../src/canada/mortgagePayment.ts";
import { amortize } from "../src/finance/amortize.ts";
import { levelPayment } from "../src/finance/levelPayment.ts";
import { payment } from "../src/payment/paymentEstimate.ts";
import { bareRows, bareSchedule, textbookPayment } from "./floor.ts";

const months = 300;
const { AM } = new Finance();
// Its types declare a plain function, though it is called with `new`.
const LoanTable = Loan as unknown as new (
  amount: number,
  count: number,
  rate: number,
  type: string,
) => { installments: readonly object[] };

// Every call gets different numbers, so that the JavaScript engine cannot optimize the work away.
const loans = Array.from({ length: 1_000 }, (_, index) => {
  const principal = 200_000 + index * 137;
  const annualRate = 3 + index * 0.003;
  return { principal, annualRate, rate: annualRate / 1200 };
});
type Sample = (typeof loans)[number];

let sink = 0;

const rounds = 6;

/**
 * Times the candidates and prints the speed of each as a multiple of the first, the floor. Every round
 * times all candidates, and the best round of each counts, so that a busy moment distorts none.
 */
async function compare(
  title: string,
  sample: readonly Sample[],
  candidates: Readonly<Record<string, (loan: Sample) => number>>,
) {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time: 100, warmupTime: 50 });
    for (const [name, candidate] of Object.entries(candidates)) {
      bench.add(name, () => {
        for (const loan of sample) sink += candidate(loan);
      });
    }
    await bench.run();
    for (const { name, result } of bench.tasks) {
      const perSecond = "throughput" in result ? result.throughput.p50 * sample.length : 0;
      best.set(name, Math.max(best.get(name) ?? 0, perSecond));
    }
  }
  const speeds = [...best].map(([name, perSecond]) => ({ name, perSecond }));
  const floor = speeds[0]?.perSecond ?? 1;
  console.log(`\n${title}`);
  console.table(
    speeds.map(({ name, perSecond }) => ({
      name,
      "per second": Math.round(perSecond).toLocaleString("en-CA"),
      "of the floor": (perSecond / floor).toFixed(3),
    })),
  );
}

await compare("One payment", loans, {
  "floor: the textbook formula": ({ principal, rate }) => textbookPayment(principal, rate, months),
  "the textbook formula twice, monthly and biweekly": ({ principal, annualRate }) =>
    textbookPayment(principal, annualRate / 1200, months) +
    textbookPayment(principal, annualRate / 2600, 650),
  levelPayment: ({ principal, rate }) => levelPayment(principal, rate, months),
  "payment.calculate (checked, monthly and biweekly)": ({ principal, annualRate }) =>
    payment.calculate({
      loanAmount: principal,
      interestRate: annualRate,
      loanTerm: 25,
      paymentFrequency: "monthly",
    }).monthly,
  "mortgagePayment (checked, semi-annual compounding)": ({ principal, annualRate }) =>
    mortgagePayment({ principal, annualRate, amortizationYears: 25 }),
  "financial pmt": ({ principal, rate }) => pmt(rate, months, principal),
  // Rounds the payment to the cent.
  "financejs AM": ({ principal, annualRate }) => AM(principal, annualRate, months, 1),
  "@formulajs/formulajs PMT": ({ principal, rate }) => Number(PMT(rate, months, principal)),
});

await compare("A schedule of 300 rows", loans.slice(0, 20), {
  "floor: a bare loop over typed arrays": ({ principal, rate }) =>
    bareSchedule(principal, rate, months)[0] ?? 0,
  "a bare loop that makes an object of each row": ({ principal, rate }) =>
    bareRows(principal, rate, months).length,
  amortize: ({ principal, rate }) =>
    amortize({
      principal,
      periodicRate: rate,
      payment: levelPayment(principal, rate, months),
      periods: months,
    }).count,
  "amortize, interest rounded to the cent": ({ principal, rate }) =>
    amortize({
      principal,
      periodicRate: rate,
      payment: levelPayment(principal, rate, months),
      periods: months,
      roundToCent: true,
    }).count,
  "amortizationSchedule (checked, years and totals)": ({ principal, annualRate }) =>
    amortizationSchedule({ principal, annualRate, amortizationYears: 25 }).years.length,
  "amortizationSchedule, its rows read as objects": ({ principal, annualRate }) =>
    amortizationSchedule({ principal, annualRate, amortizationYears: 25 }).rows.length,
  // Rounds every row to the cent.
  "loanjs Loan": ({ principal, annualRate }) =>
    new LoanTable(principal, months, annualRate, "annuity").installments.length,
  "financial ipmt and ppmt": ({ principal, rate }) => {
    let paid = 0;
    for (let month = 1; month <= months; month++) {
      paid += ipmt(rate, month, months, principal) + ppmt(rate, month, months, principal);
    }
    return paid;
  },
  "@formulajs/formulajs IPMT and PPMT": ({ principal, rate }) => {
    let paid = 0;
    for (let month = 1; month <= months; month++) {
      paid +=
        Number(IPMT(rate, month, months, principal)) + Number(PPMT(rate, month, months, principal));
    }
    return paid;
  },
});

console.log(
  `\nfinancejs has no schedule. (${Number.isFinite(sink) ? "All figures finite" : "Broken"}.)`,
);
