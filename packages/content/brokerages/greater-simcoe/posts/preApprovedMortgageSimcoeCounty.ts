import type { PostSource } from "@mortgage-kit/content";
import { claims, publishedFigures } from "../claims.ts";

export const preApprovedMortgageSimcoeCounty: PostSource = {
  slug: "pre-approved-mortgage-simcoe-county",
  title: "Getting a Pre-Approved Mortgage in Simcoe County",
  excerpt:
    "What a pre-approval promises, what it leaves open, the papers to gather and how to keep it good until closing day.",
  author: "colette-bouchard",
  date: "2025-04-09",
  category: "Mortgage Basics",
  metaTitle: "Pre-Approved Mortgage in Simcoe County: What It Is Worth",
  metaDescription:
    "A pre-approved mortgage in Simcoe County holds a rate and sets a limit. See what it leaves open, which papers you need and how to keep it valid.",
  focusKeyword: "pre-approved mortgage in Simcoe County",
  cover: "posts/pre-approved-mortgage-simcoe-county.svg",
  content: `
<p>A pre-approved mortgage in Simcoe County, as anywhere in Ontario, is a lender's answer to half a question. It says what you could borrow if the house suits the lender and nothing about you changes. That half is worth having. Knowing what the other half is will keep you out of trouble.</p>

<h2>Three things people call a pre-approval</h2>
<table>
<caption>What each kind of answer is based on</caption>
<thead><tr><th scope="col">Called</th><th scope="col">Based on</th><th scope="col">What it is good for</th></tr></thead>
<tbody>
<tr><th scope="row">Estimate</th><td>Figures you typed in</td><td>A first budget</td></tr>
<tr><th scope="row">Rate hold</th><td>An application, often with no papers read</td><td>Protection if rates rise</td></tr>
<tr><th scope="row">Reviewed pre-approval</th><td>Credit report and documents that a person has read</td><td>Making an offer</td></tr>
</tbody>
</table>
<p>When a seller's agent asks whether you are pre-approved, they hope you mean the third. Many letters are really the second. Ask whoever gave you yours: has anybody looked at my income documents? If the answer is no, the surprise is still ahead of you.</p>

<h2>What it fixes and what it leaves open</h2>
<p>A pre-approval normally holds a rate for ${publishedFigures.rateHold}. If rates rise, yours does not. If they fall before you close, most lenders will give you the lower one, but somebody has to ask for it; we check on your behalf until the mortgage funds.</p>
<p>It leaves open:</p>
<ul>
<li><strong>The house.</strong> The lender, and the insurer if you put less than {conventionalDownPaymentPercent} down, must accept its value, condition, location and title.</li>
<li><strong>Running costs.</strong> Property tax, condo fees and heating all go into the income test. A condo fee of a few hundred dollars can take tens of thousands off what you can borrow, because {condoFeeCountedPercent} of it counts as housing cost.</li>
<li><strong>You, on closing day.</strong> Job, income, debts and down payment are checked again before the money moves.</li>
</ul>

<h2>How the limit is worked out</h2>
<p>Lenders test you at the greater of your contract rate plus {stressTestBufferPoints} percentage points and {stressTestFloorPercent}. With default insurance, housing costs at that test rate may take {gdsLimitInsured} of your gross income, and housing costs plus all other debts {tdsLimitInsured}. Without insurance each lender sets its own limits; the traditional ones are {gdsLimitConventional} and {tdsLimitConventional}.</p>
<p>Small debts matter more than people expect. A lender counts at least {cardBalanceCountedPercent} of a card or unsecured credit line balance as a monthly payment, even if the statement asks for less. Paying off a card is often the cheapest way to raise your limit. Paying down a car loan that has years left rarely is.</p>

<h2>The papers to gather</h2>
<p>Have these ready and a pre-approval normally takes ${publishedFigures.preApprovalTime}. Missing papers are what make it take a week.</p>
<ol>
<li>Government photo identification for every borrower.</li>
<li>If you are employed: a recent pay stub and a letter of employment that gives position, pay, hours and start date.</li>
<li>If overtime, bonus or commission matters: two years of T4 slips, because lenders average it.</li>
<li>If you work for yourself: two years of full tax returns and notices of assessment, proof that no tax is owing, and your business registration or articles of incorporation.</li>
<li>Three months of statements for every account that holds your down payment, with an explanation for large deposits.</li>
<li>If you own property: the mortgage statement, the property tax bill and any lease.</li>
<li>If you pay or receive support: the separation agreement or court order.</li>
</ol>
<p>Seasonal work is common around Collingwood and Blue Mountain, and so is contract work in Barrie. Neither rules you out. A lender wants to see that the pattern repeats, usually over two years, and employment insurance between seasons can sometimes count when it shows up on two years of assessments.</p>

<h2>Using it in the local market</h2>
<p>Give your agent a price range, not your maximum. There are three reasons. Property tax rates differ between Barrie, Innisfil, Midland and the townships, so the same price costs a different amount to carry. Rural homes can need a well, septic or water treatment budget in the first year. And a bidding evening is easier to survive with a number decided at the kitchen table.</p>
<p>Keep the financing condition if you possibly can. Five business days is enough for most houses in town. For acreage, a private road, a home on leased land or anything with a shop or a second dwelling, ask for longer, and call us with the address before you sign: some of those take a particular lender, and it is better to know which one beforehand.</p>

<h2>How to keep it good until closing</h2>
<ul>
<li>Do not change jobs, become self-employed or go to part time without asking first.</li>
<li>Do not open credit, co-sign, or finance a vehicle or furniture.</li>
<li>Do not move the down payment around. Each transfer is another statement to explain.</li>
<li>Keep paying everything on time. One missed phone bill can show up at the wrong moment.</li>
<li>Tell us about changes early. Most can be solved in week two and few in the last week.</li>
</ul>

<h2>If the answer is lower than you hoped</h2>
<p>Then it is early enough to do something about it. The usual remedies, cheapest first, are: pay off revolving balances; add a co-borrower who has income and means to be on title; choose a longer amortization where the rules allow it; look at a house with a legal rental unit, where some or all of the rent counts; or wait two or three months with a plan. We will say which one moves your figure most. To see how the pieces pull against each other, try the <a href="/resources/affordability-calculator">affordability calculator</a> and then the <a href="/resources/payment-calculator">payment calculator</a>.</p>

<h2>What happens next</h2>
<p>Send the short <a href="/application">application</a>. We call you within ${claims.responseTime} to ask about the parts a form cannot. We read your papers, compare lenders, and send you a letter with an amount, a rate, the date the hold ends and the conditions that remain, in words you can check. There is no cost and no obligation; on ordinary mortgages the lender pays us.</p>
`,
};
