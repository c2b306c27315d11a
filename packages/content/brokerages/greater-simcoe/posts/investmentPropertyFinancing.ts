import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const investmentPropertyFinancing: PostSource = {
  slug: "investment-property-financing",
  title: "Investment Property Financing in Simcoe County",
  excerpt:
    "How lenders count rent, what they ask for down, where the second property gets harder, and a cash-flow sheet that leaves nothing out.",
  author: "daniel-okafor",
  date: "2024-12-18",
  category: "Investment",
  metaTitle: "Investment Property Financing in Simcoe County",
  metaDescription:
    "Investment property financing in Simcoe County: down payment, how lenders count rent, rates, duplexes you live in, and a cash-flow sheet to fill in.",
  focusKeyword: "investment property financing",
  cover: "posts/investment-property-financing.svg",
  content: `
<p>Investment property financing follows the same arithmetic as a home mortgage with three things changed: you put more down, you pay a little more, and part of the rent helps you qualify. How large a part depends on the lender, and that one difference often decides whether a deal works on paper.</p>

<h2>The basics</h2>
<table>
<caption>A rental compared with a home you live in</caption>
<thead><tr><th scope="col">Point</th><th scope="col">Home you live in</th><th scope="col">Rental</th></tr></thead>
<tbody>
<tr><th scope="row">Minimum down</th><td>From {minimumDownPaymentFirstTierPercent}</td><td>${publishedFigures.rentalMinimumDown}</td></tr>
<tr><th scope="row">Rate</th><td>The lender's best</td><td>Commonly ${publishedFigures.rentalRatePremium} higher</td></tr>
<tr><th scope="row">Rental income counted</th><td>From a legal second unit</td><td>${publishedFigures.rentalIncomeCounted} of the rent</td></tr>
<tr><th scope="row">Stress test</th><td>Yes</td><td>Yes</td></tr>
</tbody>
</table>
<p>The down payment has to be your own: savings, sale of another asset, or equity from a home you own. Gifts that would be fine for a first home are often refused for a rental.</p>

<h2>How lenders count the rent</h2>
<p>There are two methods, and lenders choose one.</p>
<ul>
<li><strong>Add-back:</strong> a share of the rent is added to your income, and the full cost of the property is added to your debts.</li>
<li><strong>Offset:</strong> a share of the rent is subtracted from the property's costs before anything is counted. If rent covers them, the property hardly touches your ratios.</li>
</ul>
<p>Take a unit that rents for $3,500 a month. Between a lender at the low end of the range and one at the high end there is more than a thousand dollars of monthly income. The same buyer, the same house and the same rent can be declined by one and approved by the other. That is why we start by asking which method suits your file, and look at rates second.</p>
<p>The rent must be provable: a signed lease, or an appraiser's opinion of market rent if the unit is empty. Existing tenants come with the house and so does their lease. If they pay less than the market, the lender uses what they pay.</p>

<h2>Living in one unit</h2>
<p>Buy a duplex or a house with a legal second unit, live in one part, and the rules for homes apply: {minimumDownPaymentFirstTierPercent} of the first {minimumDownPaymentFirstTierLimit} and {minimumDownPaymentSecondTierPercent} of the rest, with default insurance, as long as the price is under {insuredPriceCap}. With three or four units, expect to put down more. You have to move in and mean it; telling a lender that you will live in a property you plan to rent out is misrepresentation.</p>
<p>Since December 15, 2024, first-time buyers and buyers of newly built homes may use an amortization of {extendedInsuredAmortizationYears} years on an insured mortgage. For someone starting with a duplex, that helps the first years' cash flow.</p>
<p>"Legal" matters. Ask the municipality whether the second unit is registered and has fire and building approval. Many basement apartments in Barrie and Orillia are not, and lenders may then count no rent at all. Bringing one up to code can be done; price it before you buy.</p>

<h2>Using equity you already have</h2>
<p>A refinance of your own home can reach ${publishedFigures.refinanceMaximum} of its value, and the difference can be the down payment on the rental. Interest on money borrowed to earn rental income can be deductible, provided it can be traced, so keep the borrowed money in its own account and talk with an accountant before it moves. Check what breaking your present mortgage would cost in the <a href="/resources/refinance-calculator">refinance calculator</a>; a line of credit behind it is often the cheaper way in.</p>

<h2>The cash-flow sheet</h2>
<p>Fill in each line for a year. If the last one is negative, you are paying to own it, and you should know why that is worth it to you.</p>
<ol>
<li>Rent, from the lease, for twelve months.</li>
<li>Less vacancy: allow two weeks to a month.</li>
<li>Less property tax, from the bill, and insurance, from a landlord's quote. It costs more than a homeowner's policy.</li>
<li>Less utilities you pay, snow, lawn, and condo or road fees.</li>
<li>Less repairs and a reserve: about a month's rent a year for a sound house, more for an old one.</li>
<li>Less management, even if you do it yourself. Your evenings have a price, and one day you will sell or move.</li>
<li>Less mortgage payments, from the <a href="/resources/payment-calculator">payment calculator</a>, once at today's rate and once two points higher.</li>
</ol>
<p>Principal you pay off is yours, but you cannot buy a furnace with it. Judge the deal on cash first and treat growth in value as a bonus.</p>

<h2>Local notes</h2>
<ul>
<li><strong>Barrie and Orillia</strong> have steady demand from Georgian College, Lakehead and the hospitals. Student houses rented by the room are a different product to lenders and insurers; some do not lend on them at all.</li>
<li><strong>Collingwood and the Blue Mountains</strong> look good as short-term rentals on a spreadsheet. Towns here license, limit or forbid them, and the rules change, so ask the by-law office in writing. Many lenders will not count that income, so the deal should survive as a year-round lease.</li>
<li><strong>Innisfil and the Lake Simcoe shore</strong> include cottages with seasonal water or private roads. Expect fewer lenders, more money down and a stricter appraisal.</li>
<li><strong>Midland and Penetanguishene</strong> often have the better ratio of rent to price, in older buildings. Put the difference in the repair line.</li>
</ul>
<p>Ontario limits yearly rent increases for most tenants in place. Units first occupied after November 15, 2018 are generally exempt from the guideline, though not from the notice rules. Know which kind you are buying.</p>

<h2>The second and the fifth</h2>
<p>The first rental is the easy one. After a few, lenders add up everything you owe, ask for a statement of all properties, want reserves for each, and some have a limit on how many they will finance for one person. Order helps: use the lenders with the strictest limits first, while you meet them, and keep the flexible ones for later. Five units or more in one building is commercial lending, judged by the building's income, with other fees and timelines.</p>

<h2>What happens next</h2>
<ol>
<li>Send us the listing, the leases and the last mortgage statement on anything you own.</li>
<li>We work out both rent methods and tell you the highest price at which it qualifies.</li>
<li>You offer with conditions on financing, inspection, and a look at the leases and the unit's legal status.</li>
<li>We place it with the lender whose method fits, and set up the next one while we are at it.</li>
</ol>
<p>Details and documents are on our <a href="/investment-property-loans">investment property page</a>. Or <a href="/contact">send the address</a>; we will run the sheet with you, and say so if the numbers do not hold.</p>
`,
};
