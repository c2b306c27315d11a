import type { RentVsBuyForm } from "@mortgage-kit/calculator-engine/form/en/rentVsBuy";
import { rentVsBuyByYear, rentVsBuyInsight } from "@mortgage-kit/calculator-engine/insight";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof rentVsBuyInsight;

export const rentVsBuyResult = ({ picture, sides }: RentVsBuyForm) =>
  resultOf<Insight>({
    insight: rentVsBuyInsight,
    Picture({ answer, isBare, format }) {
      const { inputs, facts, on, verdict } = answer;
      const known = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
      const { points, crossing } = rentVsBuyByYear(inputs, known, { on });
      const last = points.at(-1)?.year ?? 0;
      const inSight = crossing && crossing.year <= last ? crossing : null;
      const line = (of: "buying" | "renting") => ({
        label: picture[of],
        points: points.map((point) => ({ x: point.year, y: point[of] })),
      });
      return (
        <LineChart
          isBare={isBare}
          title={
            picture.titles[
              verdict.id === "close" ? verdict.id : pointOf(points, crossing, inputs.yearsToStay)
            ]
          }
          summary={picture.summary(
            crossing && { ...crossing, year: turnsAt(crossing.year, inputs.yearsToStay) },
            answer.lender,
            inputs,
          )}
          series={[line("buying"), line("renting")]}
          xLabel={picture.year}
          formatX={format.number}
          formatValue={format.dollars}
          place={{ x: inputs.yearsToStay, label: picture.stay(inputs.yearsToStay) }}
          {...(inSight && {
            crossing: {
              x: inSight.year,
              y: inSight.cost,
              label: picture.equal(turnsAt(inSight.year, inputs.yearsToStay)),
            },
          })}
        />
      );
    },
    sides: ({ lender }) => [
      { label: sides.renting, value: lender.renterWealth },
      { label: sides.buying, value: lender.ownerWealth },
    ],
    nextSteps({ inputs, verdict }) {
      const { homePrice, downPayment } = inputs;
      const leavesLoan = downPayment > 0 && downPayment < homePrice;
      return {
        pages:
          verdict.id === "buy" ? ["buyHome", "apply", "askSomebody"] : ["askSomebody", "buyHome"],
        calculators: [
          { to: "affordability" },
          ...(leavesLoan ? ([{ to: "home-income" }, { to: "closing-fees" }] as const) : []),
        ],
      };
    },
  });

type Years = ReturnType<typeof rentVsBuyByYear>;

/** Returns what the chart says of a stay: which choice costs less, and whether its length decides. */
function pointOf(points: Years["points"], crossing: Years["crossing"], stay: number) {
  const last = points.at(-1);
  if (!crossing) return (last?.buying ?? 0) < (last?.renting ?? 0) ? "buying" : "renting";
  const isBeyond = stay >= crossing.year;
  if (crossing.beyond === "buying-better") return isBeyond ? "buyingBy" : "rentingYet";
  return isBeyond ? "rentingBy" : "buyingYet";
}

/** Rounds a stay as the list of what would change the answer does: away from the visitor's own. */
const turnsAt = (year: number, stay: number) =>
  (year > stay ? Math.ceil(year * 2) : Math.max(1, Math.floor(year * 2))) / 2;
