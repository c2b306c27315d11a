import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";
import { workedExamples } from "../workedExamples.ts";

const { annualRate } = workedExamples.purchase;

export const firstTimeBuyersOrillia: PostSource = {
  slug: "first-time-buyers-orillia",
  title: "First-Time Buyers in Orillia: What You Need Before You Shop",
  excerpt:
    "Down payment, closing money, the income test and the local details that change a budget, worked through on one Orillia house.",
  author: "marcus-tran",
  date: "2025-05-14",
  category: "First-Time Buyers",
  metaTitle: "First-Time Buyers in Orillia: Down Payment, Costs and Income",
  metaDescription:
    "What first-time buyers in Orillia need before they shop: the down payment, the closing money, the income test and the local costs that are easy to miss.",
  focusKeyword: "first-time buyers in Orillia",
  cover: "posts/first-time-buyers-orillia.svg",
  content: `
<p>Most first-time buyers in Orillia ask us one thing: how much house can we buy? Lenders ask four. How much cash do you have, how much can you show you earn, what do you already owe, and what does this particular house cost to run? Here is each one, worked through on a {examplePrice} house bought with the smallest down payment allowed.</p>

<h2>The cash: down payment and closing money</h2>
<p>The minimum down payment is {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit} of the price and {minimumDownPaymentSecondTierPercent} of the rest. From {insuredPriceCap} up it is {conventionalDownPaymentPercent} of the whole price. On our {examplePrice} house the minimum is {exampleMinimumDownPayment}.</p>
<p>With less than {conventionalDownPaymentPercent} down, the mortgage must carry default insurance. It protects the lender, and you pay for it: the premium is added to the mortgage, so it does not come out of your savings. Ontario's sales tax on the premium does. It is due on closing day and cannot be borrowed.</p>
<table>
<caption>Cash needed for a {examplePrice} house in Orillia, first-time buyer, minimum down payment</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><th scope="row">Minimum down payment</th><td>{exampleMinimumDownPayment}</td></tr>
<tr><th scope="row">Land transfer tax, after the first-time rebate</th><td>{exampleOntarioLandTransferTaxFirstTime}</td></tr>
<tr><th scope="row">Ontario tax on the insurance premium</th><td>{examplePremiumSalesTax}</td></tr>
<tr><th scope="row">Lawyer, inspection, title insurance, adjustments</th><td>Get quotes; budget separately</td></tr>
</tbody>
</table>
<p>As a rule of thumb, closing costs come to ${publishedFigures.closingCosts} of the price, and lenders want to see about ${publishedFigures.closingReserve} in your account on top of the down payment. The <a href="/resources/closing-fees-calculator">closing fees calculator</a> lists the parts for your own price.</p>

<h3>Where the money can come from</h3>
<ul>
<li><strong>Your own savings.</strong> Lenders ask for three months of statements, so large unexplained deposits need a paper trail.</li>
<li><strong>A First Home Savings Account.</strong> Up to {fhsaAnnual} a year and {fhsaLifetime} in all. Contributions lower your taxable income, and money taken out for a qualifying first home is tax-free.</li>
<li><strong>Your RRSP.</strong> Each buyer may borrow up to {rrspHomeBuyersPlan} from their own plan under the Home Buyers' Plan and has {rrspHomeBuyersPlanRepaymentYears} years to pay it back. The money must have been in the plan for at least 90 days.</li>
<li><strong>A gift from close family.</strong> Acceptable with a signed letter saying that it need not be repaid.</li>
</ul>

<h2>The income: the test is harder than the payment</h2>
<p>You will be tested at a rate higher than the one you pay: the greater of your contract rate plus {stressTestBufferPoints} percentage points and {stressTestFloorPercent}. At a contract rate of ${annualRate}%, our example is tested at {exampleQualifyingRate}. You would pay {exampleMonthlyPayment} a month over {standardInsuredAmortizationYears} years, but your income has to carry {exampleQualifyingPayment}.</p>
<p>That larger payment, plus property tax, heat and {condoFeeCountedPercent} of any condo fee, may take up to {gdsLimitInsured} of your gross income on an insured mortgage. With {exampleMonthlyPropertyTax} a month for property tax and {exampleMonthlyHeating} for heat, our example needs a household income of about {exampleIncomeNeeded} before tax. Add car loans, student loans and card balances, and the limit is {tdsLimitInsured}.</p>
<p>First-time buyers, and anyone buying a newly built home, may now spread an insured mortgage over {extendedInsuredAmortizationYears} years instead of {standardInsuredAmortizationYears}. In the example that brings the payment to {exampleExtendedMonthlyPayment} a month. It helps you qualify. It also costs a slightly higher premium and five more years of interest, so treat it as room to breathe, not as a bigger budget.</p>

<h2>The house: what is particular to Orillia</h2>
<p>Two houses at the same price can support different mortgages. Around here, these are the details that change the answer:</p>
<ul>
<li><strong>Well and septic.</strong> Just outside town, in Severn, Ramara and Oro-Medonte, many homes have both. Lenders commonly want a water potability test, and you want the septic inspected. Make the offer conditional on each.</li>
<li><strong>Seasonal access.</strong> A place near Lake Couchiching or Lake Simcoe on a road that is not ploughed in winter is a cottage to a lender, whatever the listing says. Fewer lenders, more money down.</li>
<li><strong>Older houses.</strong> In the streets near downtown, insurers ask about knob-and-tube wiring, oil tanks and wood stoves. No home insurance, no mortgage: get a quote before you waive conditions.</li>
<li><strong>Shoreline and flood zones.</strong> Ask the conservation authority what may be built or repaired. It affects the appraisal as well as your plans.</li>
</ul>

<h2>What happens next</h2>
<ol>
<li>Check your own credit report, and correct mistakes before a lender sees them.</li>
<li>Try your income and debts in the <a href="/resources/affordability-calculator">affordability calculator</a>. It shows the rule of thumb and a lender's own count side by side.</li>
<li>Send us pay stubs, a letter of employment, two years of tax assessments and three months of statements. A pre-approval normally takes ${publishedFigures.preApprovalTime}, and it holds a rate for ${publishedFigures.rateHold}.</li>
<li>Shop under your limit. Offer with a financing condition, because the lender still has to approve the house.</li>
<li>Once the offer is accepted, we send it to the lender that day. The lender orders an appraisal or an insurer's review, and you receive a commitment with a list of conditions.</li>
<li>Your lawyer asks for the balance of the down payment and the closing money a few days before you get the keys.</li>
</ol>

<h2>What can go wrong, and how to prevent it</h2>
<p>The two problems we see most are new debt and low appraisals. Do not finance a truck or a sofa between approval and closing: lenders may check your credit again, and the payment counts against you. And if the appraisal comes in under the price, the lender works from the lower figure, so you either bring more cash or renegotiate. The financing condition is what lets you do the second.</p>
<p>Have a price in mind already? <a href="/contact">Send it to us</a> and we will tell you what it takes, including the reasons to wait, if there are any.</p>
`,
};
