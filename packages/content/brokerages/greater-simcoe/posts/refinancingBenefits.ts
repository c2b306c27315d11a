import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";
import { workedExamples } from "../workedExamples.ts";

const { annualRate, comparisonRate, monthsLeft } = workedExamples.earlyExit;

export const refinancingBenefits: PostSource = {
  slug: "refinancing-benefits",
  title: "Refinancing Benefits, and When They Are Not Worth the Charge",
  excerpt:
    "Four good reasons to refinance, the sum that decides it, and why breaking a mortgage early for a lower rate so often comes out even.",
  author: "priya-raman",
  date: "2025-02-19",
  category: "Refinancing",
  metaTitle: "Refinancing Benefits and Costs: How to Tell If It Pays",
  metaDescription:
    "Refinancing benefits are real, and so are the charges. How to work out yours, with an example, and what to do instead when refinancing does not pay.",
  focusKeyword: "refinancing benefits",
  cover: "posts/refinancing-benefits.svg",
  content: `
<p>Refinancing benefits are easy to list and easy to oversell. A lower rate, a lower payment, money for a renovation, one payment in place of five: all real. Whether they are worth it comes down to one sum, which takes ten minutes and which this article walks through.</p>

<h2>What refinancing is</h2>
<p>You replace your mortgage with a new one on the same home, usually larger, longer or at another rate. The new mortgage may reach ${publishedFigures.refinanceMaximum} of the home's appraised value, or {addedUnitsRefinancePercent} with default insurance when the money adds a legal unit; what remains after the old one and the costs are paid is yours to use. It is a new application: income documents, credit check, stress test, appraisal and a lawyer.</p>
<p>Two simpler things are often all you need:</p>
<ul>
<li><strong>Renewal:</strong> the term ends and you sign a new one, with your lender or another. There is no charge for leaving.</li>
<li><strong>Switch:</strong> you move the same balance over the same remaining years to another lender at renewal. Legal and appraisal costs are small, and the new lender often pays them.</li>
</ul>

<h2>Four good reasons</h2>
<ol>
<li><strong>To get rid of expensive debt.</strong> Moving card balances to a mortgage rate cuts the monthly cost sharply. It only saves money overall if you then pay it off faster than the mortgage would, and if the cards stay empty.</li>
<li><strong>To pay for something that lasts:</strong> a roof, a septic system, a legal second unit, a winterized cottage that becomes home.</li>
<li><strong>To settle a separation or an estate.</strong> One person keeps the house and pays out the other. Special rules can apply to a spousal buyout, some of them more generous, so ask before you assume the usual limit.</li>
<li><strong>To bring the payment down</strong> after income has changed. A longer amortization costs more interest in the end. It can also be what keeps the house.</li>
</ol>
<p>"Rates have dropped" is a fifth reason, and it is the one to be careful with.</p>

<h2>The charge for leaving early</h2>
<p>To pay out a closed fixed-rate mortgage during its term, you normally pay the greater of two amounts:</p>
<ul>
<li><strong>Three months' interest</strong> on the balance; or</li>
<li><strong>The interest rate differential:</strong> the gap between your rate and the rate at which the lender could lend the money now for the time you have left, on the balance, for those months.</li>
</ul>
<p>A variable-rate mortgage normally carries only the first.</p>
<table>
<caption>Leaving a {exampleEarlyExitBalance} fixed mortgage at ${annualRate}% with ${monthsLeft} months left, when the lender's rate for that time is ${comparisonRate}%</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Estimated charge</th></tr></thead>
<tbody>
<tr><th scope="row">Three months' interest</th><td>{exampleThreeMonthsInterest}</td></tr>
<tr><th scope="row">Interest rate differential</th><td>{exampleInterestRateDifferential}</td></tr>
</tbody>
</table>
<p>The greater applies. Now look at what you would gain. The lower rate on that balance for ${monthsLeft} months saves a little less than {exampleInterestRateDifferential}, because the balance falls as you pay. The charge eats the whole saving. That is no accident: the differential is built to leave the lender no worse off. If the new mortgage is at the comparison rate, breaking early for the rate alone comes out at a small loss once you add legal fees.</p>
<p>Lenders differ, and it matters. Some compare your rate with their posted rates less the discount you were given, which makes the gap look wider and the charge larger. Some let you use up your yearly prepayment first. Ask for the payout figure in writing, with the date until which it is good.</p>
<p>One protection is in the federal Interest Act: on a mortgage to an individual with a term over {prepaymentInterestCapYears} years, once {prepaymentInterestCapYears} years have passed the charge may not exceed {prepaymentInterestMonths} months' interest.</p>

<h2>The sum that decides</h2>
<ol>
<li>Add the costs: payout charge, discharge and registration fees, lawyer, appraisal. Apart from the payout charge, a few thousand dollars is usual.</li>
<li>Work out the monthly saving over the <em>same</em> remaining years. If you compare your present mortgage with one that runs longer, you will see a saving that is only a delay.</li>
<li>Divide costs by monthly saving. The answer is the number of months until you are even.</li>
<li>Compare that with two dates: when you expect to sell, and <strong>when your present term ends</strong>. After the second date you would have had a new rate anyway, with no charge. A break-even beyond it is a bet that rates will be higher by then.</li>
</ol>
<p>The <a href="/resources/refinance-calculator">refinance calculator</a> does all four, to the end of your present term. The date when you expect to sell is yours to know.</p>

<h2>When you need money but not a new rate</h2>
<p>If your present rate is low, do not give it up to borrow a smaller sum. In rough order of cost:</p>
<ul>
<li><strong>Blend and extend:</strong> your lender mixes your rate with today's on a larger balance, often without a charge on the spot. The cost is inside the blended rate, so ask how it was worked out.</li>
<li><strong>A home equity line of credit</strong> behind the mortgage. Interest only, open, at a variable rate above prime. Good for a renovation paid in stages; poor for spending with no end date.</li>
<li><strong>A second mortgage</strong> for a short time, until your term ends. The rate is high, but on a small balance it can cost less than breaking a large mortgage.</li>
</ul>

<h2>Before you consolidate debt</h2>
<p>Do a second sum. Add up what the debts would cost at the payments you make today, until they are gone; then what the same amount costs inside a mortgage of {standardInsuredAmortizationYears} years. A small card balance that you would clear in a few years can cost more in total at a far lower rate, simply because it takes decades. The cure is to keep paying what you paid before, as an extra payment on the mortgage. The <a href="/resources/debt-consolidation-calculator">debt consolidation calculator</a> does this sum for several plans, after every cost, and names the cheapest.</p>

<h2>What happens next</h2>
<p><a href="/contact">Send us</a> your latest mortgage statement and the renewal date. We ask your lender for the payout figure, compare a refinance with waiting, and set out both in dollars up to the end of your term. If waiting wins, we note the date and call you ${publishedFigures.renewalLeadTime} before it. A payout takes about three to four weeks from application to funding: two days for a decision, a week for the appraisal, and the rest at the lawyer's.</p>
`,
};
