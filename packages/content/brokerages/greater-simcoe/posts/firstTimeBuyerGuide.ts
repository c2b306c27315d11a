import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const firstTimeBuyerGuide: PostSource = {
  slug: "first-time-buyer-guide",
  title: "The First-Time Buyer Guide to Ontario Programs and Rules",
  excerpt:
    "Which first-time programs exist, which definition of first-time each one uses, and the order in which to use them.",
  author: "marcus-tran",
  date: "2025-03-05",
  category: "First-Time Buyers",
  metaTitle: "First-Time Buyer Guide: Ontario Programs, Rules and Order",
  metaDescription:
    "A first-time buyer guide for Ontario: the savings account, the RRSP plan, the land transfer tax refund, longer insured mortgages and who counts as first-time.",
  focusKeyword: "first-time buyer guide",
  cover: "posts/first-time-buyer-guide.svg",
  content: `
<p>This first-time buyer guide is for people who have read five lists of programs and still cannot tell which ones apply to them. The confusion is reasonable: "first-time buyer" means something different in nearly every program. So we begin there.</p>

<h2>Are you a first-time buyer? It depends who asks</h2>
<table>
<caption>How the main programs define a first-time buyer</caption>
<thead><tr><th scope="col">Program</th><th scope="col">The test, in short</th></tr></thead>
<tbody>
<tr><th scope="row">First Home Savings Account</th><td>You have not lived, this year or in the four calendar years before, in a home that you owned. A spouse's home counts too when you open the account</td></tr>
<tr><th scope="row">Home Buyers' Plan</th><td>Much the same four-year look-back, for you and for a home your spouse owned and you shared</td></tr>
<tr><th scope="row">Ontario land transfer tax refund</th><td>You are 18 or older, a citizen or permanent resident, and never owned a home anywhere in the world; nor did your spouse while being your spouse</td></tr>
<tr><th scope="row">Longer insured amortization</th><td>One borrower never bought a home in Canada; or has not lived, this year or in the four calendar years before, in one that they or their spouse owned; or separated from a spouse in those years, at least 90 days ago</td></tr>
<tr><th scope="row">GST and HST back on a new home</th><td>You are 18 or older, a citizen or permanent resident, and have not lived, this year or in the four calendar years before, in a home that you or your spouse owned. One buyer is enough</td></tr>
</tbody>
</table>
<p>So someone who sold a condo in Barrie six years ago may use the savings account and the longer mortgage, but not the land transfer tax refund. Read the official conditions before you count on any of them.</p>

<h2>The programs, and what each is worth</h2>
<h3>First Home Savings Account (FHSA)</h3>
<p>You may put in {fhsaAnnual} a year up to {fhsaLifetime} in all, and the account may stay open for up to {fhsaYears} years. What goes in reduces your taxable income. What comes out for a qualifying home is tax-free, growth included, and is never repaid. Nothing else does both. Room starts only when the account is opened, and one unused year carries forward, so open it early, even with a small deposit.</p>
<h3>Home Buyers' Plan (HBP)</h3>
<p>You may take up to {rrspHomeBuyersPlan} from your RRSP for a first home and repay it to the plan over {rrspHomeBuyersPlanRepaymentYears} years, from the fifth year after for money taken by 2028. A payment you skip is added to that year's income. It can be used together with an FHSA for the same purchase, and each buyer has their own limits. So spend FHSA money first.</p>
<h3>Land transfer tax refund</h3>
<p>Ontario refunds first-time buyers up to {ontarioFirstTimeRebateCap}. That wipes out the tax on homes up to {ontarioFirstTimeRebateFullUpTo}. Above that you pay the difference: on a {examplePrice} home the tax is {exampleOntarioLandTransferTax}, and {exampleOntarioLandTransferTaxFirstTime} after the refund. Your lawyer normally claims it at closing, so you never have to find the money. You must move in within nine months. If one of two buyers qualifies, part of it may still be available.</p>
<h3>Tax back on a new home</h3>
<p>On a newly built home, first-time buyers get the federal part of the HST back, up to {firstTimeGstRebateMaximum}: all of it on prices up to {firstTimeGstRebateFullUpTo}, then less, and nothing from {firstTimeGstRebateEndsAt}. Ontario returns its own part on the same terms, up to {ontarioHstReliefMaximum}. For agreements from April 1, 2026 to March 31, 2027 every buyer gets up to that amount from Ontario, on prices up to {ontarioHstReliefEverybodyFullUpTo} and then less. They may get the federal part too, but its amounts are unconfirmed. Builders often claim the money and lower the price by it, so ask which price you were quoted.</p>
<h3>Home buyers' amount</h3>
<p>This is a federal tax credit on a base of {homeBuyersAmount}, claimed on the return for the year you buy. At this year's lowest federal tax rate it is worth {homeBuyersAmountCredit}, and it arrives after closing, too late for the down payment.</p>

<h2>The mortgage rules since December 15, 2024</h2>
<p>Two changes matter to first-time buyers. First, insured mortgages can now be used for homes priced under {insuredPriceCap}. Second, first-time buyers, and buyers of newly built homes, can spread an insured mortgage over {extendedInsuredAmortizationYears} years. The minimum down payment stays as it was up to the new cap: {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit}, {minimumDownPaymentSecondTierPercent} of the rest.</p>
<p>The insurance premium falls in steps as the down payment grows: {premiumBelow10PercentDown} of the loan near the minimum, then {premiumFrom10To15PercentDown}, then {premiumFrom15To20PercentDown} on the last step below {conventionalDownPaymentPercent} down. An amortization over {standardInsuredAmortizationYears} years adds another {insuredAmortizationSurchargePercent}. The premium joins the mortgage. Ontario's {premiumSalesTaxOntarioPercent} tax on it is paid in cash at closing.</p>

<h2>Gifts, family loans and co-signers</h2>
<p>A gifted down payment is fine with a letter from a close relative saying that nothing has to be repaid. A loan from family is a debt, and it counts in your ratios. A parent who co-signs is fully responsible for the mortgage, and if they go on title they may cost you part of the land transfer tax refund, since they have owned a home. Ask your lawyer how to hold title before you write the offer; afterwards is harder.</p>

<h2>An order that works</h2>
<ol>
<li><strong>Two years or more ahead:</strong> open an FHSA. Pay cards in full. File your taxes on time; lenders read the assessments.</li>
<li><strong>One year ahead:</strong> fill this year's FHSA room before December 31, since the deduction follows the calendar year. Check both credit bureaus.</li>
<li><strong>Six months ahead:</strong> decide on a monthly payment you could live with, tax and heat included, and practise by saving the difference from your rent.</li>
<li><strong>Four months ahead:</strong> get a pre-approval that somebody has read the documents for. It holds a rate for ${publishedFigures.rateHold}.</li>
<li><strong>Three months ahead:</strong> make sure RRSP money meant for the Home Buyers' Plan has been in the plan for 90 days before you take it out.</li>
<li><strong>With an accepted offer:</strong> request the FHSA and RRSP withdrawals at once. Institutions take up to two weeks, and the deposit is due within a day or so, usually from other savings.</li>
<li><strong>Before closing:</strong> arrange home insurance, book the lawyer, and keep about ${publishedFigures.closingReserve} of the price ready for closing costs.</li>
</ol>

<h2>What can go wrong</h2>
<ul>
<li><strong>Over-contributing to an FHSA.</strong> There is a monthly tax on the excess. Check your room in your tax account first.</li>
<li><strong>Buying before opening the account.</strong> An FHSA opened after you own and live in the home is too late.</li>
<li><strong>Counting all the cash as down payment.</strong> A lender that cannot see closing money will not fund. Use the <a href="/resources/closing-fees-calculator">closing fees calculator</a> before deciding how much to put down.</li>
<li><strong>Choosing the longer amortization and spending the difference.</strong> Use the <a href="/resources/payment-calculator">payment calculator</a> to see the total over both periods. Most mortgages let you pay extra each year, so you can take the low payment as a safety net and still pay faster.</li>
</ul>

<h2>Where to go from here</h2>
<p>Not sure that buying beats renting for you? The <a href="/resources/rent-vs-buy-calculator">rent vs buy calculator</a> is honest about it. When you want a person to read your situation, <a href="/contact">book a free consultation</a>: we will tell you which of these programs you meet, what each is worth to you, and which to use first.</p>
`,
};
