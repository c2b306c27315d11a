import type { RentVsBuyForm } from "@mortgage-kit/calculator-engine/form/en/rentVsBuy";
import { rentVsBuyByYear, rentVsBuyInsight } from "@mortgage-kit/calculator-engine/insight";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { ShortDownPayment } from "../result/Pair.tsx";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof rentVsBuyInsight;

export const rentVsBuyResult = ({ picture, sides }: RentVsBuyForm) =>
  resultOf<Insight>({
    insight: rentVsBuyInsight,
    hasPicture: ({ verdict }) => verdict.id !== "not-until",
    Picture({ answer, isBare, format }) {
      const { inputs, facts, on, verdict } = answer;
      if (verdict.id === "not-until") return null;
      if ("shortBy" in verdict) {
        return <ShortDownPayment {...{ ...inputs, verdict, isBare, format }} />;
      }
      const known = Object.fromEntries(facts.map(({ id, value }) => [id, value]));
      const { points, crossing } = rentVsBuyByYear(inputs, known, { on });
      const stay = inputs.yearsToStay;
      const line = (of: "buying" | "renting") => ({
        label: picture[of],
        points: points.map((point) => ({ x: point.year, y: point[of] })),
      });
      const held = { buying: answer.lender.ownerWealth, renting: answer.lender.renterWealth };
      return (
        <LineChart
          isBare={isBare}
          title={picture.titles[verdict.id](format.roughly(verdict.ahead), stay)}
          summary={picture.summary(
            crossing && { ...crossing, year: turnsAt(crossing.year, stay) },
            answer.lender,
            inputs,
          )}
          series={[line("buying"), line("renting")]}
          xLabel={picture.year}
          formatX={format.number}
          formatValue={format.dollars}
          place={{ x: stay, label: picture.stay(stay) }}
          marks={[
            { x: stay, y: held.buying, label: format.dollars(held.buying) },
            { x: stay, y: held.renting, label: format.dollars(held.renting) },
          ]}
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

/** Rounds a stay as the list of what would change the answer does: away from the visitor's own. */
const turnsAt = (year: number, stay: number) =>
  (year > stay ? Math.ceil(year * 2) : Math.max(1, Math.floor(year * 2))) / 2;
