/** What decides the charge for leaving a mortgage before its term ends. */
export const leavingQuestions = {
  monthsRemaining: {
    kind: "months",
    label: "Months left of the present term",
    hint: "0 at renewal, when leaving costs nothing.",
  },
  rateType: {
    kind: "choice",
    label: "The present mortgage's rate is",
    options: () =>
      [
        { value: "fixed", label: "Fixed" },
        { value: "variable", label: "Variable" },
      ] as const,
  },
} as const;
