import { rulesTable } from "@mortgage-kit/calculator-engine/scripts/rulesTable.ts";

export const rulesPage =
  (): string => `Every figure of law or market practice in the packages, with its version on the day of the last check, the event whose day
decides, and its source. [Rules as data](../../pages/tasks/rules.md) says how a program reads all versions.

| Confidence | Meaning |
| --- | --- |
| official | The law or the authority itself was read |
| second-hand | A law firm, an accountant, a broker or a copy says what the law or the authority says |
| convention | No law fixes it: lenders or authors commonly use it |
| unconfirmed | The sources leave a day or a figure open: check it before you rely on it |

"Known from" is the first day of the oldest version; an earlier date is rejected.

${rulesTable()}

## Figures to confirm

- **Toronto's first-time rebate** is at most 4,475, as the City publishes it. A larger relief for 2026 was reported, but not
  found in force.
- **Prince Edward Island** is assumed to charge 2 % of the whole price from 1,000,000, also for first-time buyers. The text
  that was found is a budget proposal and may mean only the part above.
- **Newfoundland and Labrador**: the order that sets the fees was not read; each registration is capped at 5,000.
- **First days that were not read**: of the versions of 2016 in British Columbia, of the insurance premiums of 2014 and of
  2025-01-01 in Quebec City. Also open are the two highest brackets of Montreal in 2023 and 2024, the flat fee of
  Saskatchewan before 2023-07-29 and the older limits of the Home Buyers' Plan.

Not included: the amounts that Quebec indexed for 2027 (published in its Gazette, not read), those before 2020, Manitoba's
registration fee, municipal rates in Nova Scotia outside Halifax and in Quebec above 500,000 (give yours as
\`municipalRate\`), the territories' registration fees, insurers' programs for newcomers and the self-employed, the vacant
home taxes of Vancouver and Ottawa, and document fees that do not depend on the price. If a source gives no first day,
\`effectiveFrom\` is the earliest day that a source confirms.

Unresolved, and said so by \`unresolved\`, \`unresolvedFrom\` and \`conditions\` of \`rules.json\`, in notices and on pages: Quebec's
thresholds of 2027, Prince Edward Island's 2 percent, Halifax's tiers, and the amounts of O. Reg. 196/26 (Ontario's relief of the
federal part of the HST on new homes).
`;
