import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import type { CalculatorView } from "./CalculatorView.ts";
import { DownPaymentNote } from "./DownPaymentNote.tsx";
import { share } from "./measures.ts";
import { dollars } from "./money.ts";
import { provinces } from "./provinces.ts";

export const closingFeesView: CalculatorView<ClosingFeesInputs, ClosingFeesResult> = {
  fields: {
    homePrice: {
      kind: "money",
      label: "Home price",
      hint: "This should be the agreed purchase price.",
    },
    downPayment: { kind: "money", label: "Down payment" },
    province: { kind: "choice", label: "Province", options: provinces },
    loanType: { kind: "unasked" },
  },
  rows: {},
  steps: [
    { title: "What does the home cost?", needs: "To go on, enter a price above $0." },
    {
      title: "What do you put down, and where?",
      needs: "To see the fees, enter a down payment above $0 and below the home price.",
      beneath: {
        field: "downPayment",
        show: ({ homePrice, downPayment }) => (
          <DownPaymentNote homePrice={homePrice} downPayment={downPayment} />
        ),
      },
    },
  ],
  calculateLabel: "Calculate Fees",
  resultTitle: "What closing would take",
  summarize: (result, { homePrice, downPayment, province }) => ({
    headline: { label: "Total cash required", value: dollars(result.cashRequired) },
    groups: [
      {
        title: "Closing costs",
        figures: [
          { label: "Land transfer tax", value: dollars(result.landTransferTax) },
          ...(result.mortgageInsurance > 0
            ? [{ label: "Mortgage default insurance", value: dollars(result.mortgageInsurance) }]
            : []),
          { label: "Legal fees", value: dollars(result.legalFees) },
          { label: "Home inspection", value: dollars(result.homeInspection) },
          { label: "Appraisal", value: dollars(result.appraisal) },
          { label: "Title insurance", value: dollars(result.titleInsurance) },
          { label: "Total closing costs", value: dollars(result.totalClosingCosts) },
        ],
      },
      {
        title: "Purchase summary",
        figures: [
          { label: "Home price", value: dollars(homePrice) },
          {
            label: `Down payment (${share(result.downPaymentPercent)})`,
            value: dollars(downPayment),
          },
          { label: "Mortgage amount", value: dollars(result.mortgageAmount) },
          { label: "Cash required at closing", value: dollars(result.cashRequired) },
        ],
      },
    ],
    notes: {
      title: "Important notes",
      texts: [
        `These estimates are based on typical costs in ${province === "ON" ? provinces.ON : province}.`,
        "Tax rates vary by province and municipality.",
        "Some provinces have rebates for first-time buyers.",
        "Other costs exist, such as moving, utility deposits and home insurance.",
        "Consult a lawyer and a mortgage broker before you rely on them.",
      ],
    },
    sentence: `You would need ${dollars(result.cashRequired)} in cash: ${dollars(downPayment)} down and ${dollars(result.totalClosingCosts)} in closing costs.`,
  }),
  assumptions: [
    "The land transfer tax is the province's own, for a buyer who gets no rebate. Toronto and some other cities charge their own on top.",
    "Where mortgage default insurance is needed, its premium is counted as cash. Most lenders let you add it to the mortgage instead.",
    "Legal fees, inspection, appraisal and title insurance are typical amounts, not quotes.",
  ],
  loadInsight: () => import("./insight/closingFeesInsight.tsx"),
};
