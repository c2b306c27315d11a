import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";
import { workedExamples } from "../workedExamples.ts";

const { annualRate } = workedExamples.purchase;

export const shiftWorkIncome: PostSource = {
  id: 2,
  slug: "shift-work-income",
  title: "How Shift Work Income Counts When You Buy a House",
  excerpt:
    "Night premiums, call-ins, contracts that end every spring: what a lender counts, what proves it, and how much income a modest house in town really asks for.",
  author: "ruth-okeke",
  date: "2026-09-08",
  category: "Paperwork",
  metaTitle: "How Shift Work Income Counts When You Buy a House",
  metaDescription:
    "How lenders count shift work income: premiums, overtime, casual lines and contracts, the papers that prove each, and the income a modest house asks for.",
  focusKeyword: "shift work income",
  content: `
<p>I was a nurse for nine years, so when somebody puts a pay stub with six lines on my desk I know what each of them cost in sleep. Lenders do not. They see one number that changes every fortnight, and a number that changes makes them careful. Here is how shift work income is really counted, and how to hand it over so that it counts in full.</p>

<h2>What is certain, and what has to be shown</h2>
<p>Every lender divides your pay into two piles. The first is what your employer has promised: the hours in your letter or collective agreement, at the base rate. It counts from the first day, even while you are on probation in some cases. The second is everything on top. It counts when it has a history, normally two years, and then as an average of the two. If the second year was lower than the first, many lenders use the lower one.</p>
<table>
<caption>How the lines of a pay stub are usually treated</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Counts from</th><th scope="col">Shown by</th></tr></thead>
<tbody>
<tr><th scope="row">Base hours, permanent</th><td>The first pay</td><td>Letter and latest stub</td></tr>
<tr><th scope="row">Night and weekend premium</th><td>At once with some, two years with most</td><td>Stubs with the premium on its own line</td></tr>
<tr><th scope="row">Overtime and call-ins</th><td>Two years</td><td>Two tax slips, a letter that it goes on</td></tr>
<tr><th scope="row">Casual or float line</th><td>Two years</td><td>Two notices of assessment</td></tr>
<tr><th scope="row">Contract renewed each spring</th><td>The second renewal</td><td>All the contracts, in order</td></tr>
</tbody>
</table>
<p>The word that helps most is <strong>guaranteed</strong>. If your agreement guarantees you a number of hours, ask for a letter that says so in those terms. "Works about seventy hours" gets you an average. "Is guaranteed sixty-eight hours per pay period" gets you sixty-eight hours.</p>

<h2>Two employers, or one that is new</h2>
<p>Plenty of people here have a line at the hospital and another at a home, or a job at the mill and a plough in the winter. Two jobs count in full when you have held both for two years and the hours can plainly be worked by one person. A new job in the same trade is not a fresh start: a lender will usually join it to the old one if the gap was short. A new trade is one.</p>
<p>On a work permit, look at two dates before you look at houses: the day the permit ends and the day your file for permanent residence went in. Some lenders ask for a year left on the permit. Some want {conventionalDownPaymentPercent} down without a Canadian credit history; others accept a year of rent and telephone bills instead. I keep the list, and it changes.</p>

<h2>What a modest house asks for</h2>
<p>Take a storey-and-a-half in Westfort at {examplePrice}. The smallest down payment is {exampleMinimumDownPayment}. At ${annualRate}% over {standardInsuredAmortizationYears} years the payment comes to {exampleMonthlyPayment} a month. You do not have to qualify for that payment, though. The test is made at {exampleQualifyingRate}, which gives {exampleQualifyingPayment}, and the lender adds {exampleMonthlyPropertyTax} for tax and {exampleMonthlyHeating} for heat, because heating here is not a small item.</p>
<p>All of it may take up {gdsLimitInsured} of your income before tax, so the household needs about {exampleIncomeNeeded} a year that a lender will count. With a truck loan and a card the limit for everything together is {tdsLimitInsured}. Read that sentence again with the two piles in mind: if a quarter of your pay is in the second pile without two years behind it, it is as good as not there, this year.</p>
<p>A first-time buyer may stretch to {extendedInsuredAmortizationYears} years, which brings the payment to {exampleExtendedMonthlyPayment}. That helps when you are just short. It costs a dearer premium and five more years.</p>

<h2>Things that quietly hurt</h2>
<ul>
<li><strong>Going part-time the month before.</strong> The letter is dated the day it is asked for. If you plan to cut your hours, buy first or wait, but do not do both at once.</li>
<li><strong>An unpaid leave in the two years.</strong> It drags the average down unless somebody explains it. A letter with both dates repairs it.</li>
<li><strong>A truck in the same season.</strong> Its payment is counted against you at once and in full.</li>
<li><strong>Cash for extra shifts.</strong> If it is not on a slip, it does not exist.</li>
<li><strong>A score under ${publishedFigures.creditScoreMinimum}.</strong> Pay the cards down below half their limits two statements before you apply. It is the quickest mending there is.</li>
</ul>

<h2>What to bring, and when</h2>
<ol>
<li>Try your base pay alone in the <a href="/resources/affordability-calculator">price range calculator</a>. Then try it with the premiums. The space between is what we have to prove.</li>
<li>Ask your employer for the letter now. Payroll offices in the health sector take about ten days.</li>
<li>Collect two tax slips, two notices of assessment and the last three stubs, all pages.</li>
<li>Bring it to me. A checked pre-approval takes ${publishedFigures.preApprovalTime}, and it holds a rate for ${publishedFigures.rateHold}.</li>
</ol>
<p>If it turns out that your income will count in full only next March, I tell you so, and put March on the wall. <a href="/contact">Come by</a> after a day shift or before a night. There is tea either way.</p>
`,
};
