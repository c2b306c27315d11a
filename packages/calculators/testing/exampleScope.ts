import { amount, defineCalculator, positiveAmount } from "@mortgage-kit/calculator-engine/define";
import { paymentInsight } from "@mortgage-kit/calculator-engine/insight/payment";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";

const rentalYield = defineCalculator({
  id: "rental-yield",
  fields: {
    price: { rule: positiveAmount, step: 1 },
    monthlyRent: { rule: amount, step: 2, slider: true },
  },
  workOut: ({ price, monthlyRent }) => ({ result: { percent: (1200 * monthlyRent) / price } }),
});

const words = {
  title: "Rental yield",
  fields: { price: { label: "Price" }, monthlyRent: { label: "Rent a month" } },
  steps: [],
  resultTitle: "Your yield",
  figures: { percent: "Yield" },
  sentence: ({ percent }: { percent: number }) => `The home yields ${percent}% a year.`,
  assumptions: [],
};

/** Names that the packages' examples use besides the packages' exports. */
export const exampleScope = { React, renderToStaticMarkup, paymentInsight, rentalYield, words };
