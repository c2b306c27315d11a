import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";
import { rates, ratesDayInWords } from "../rates.ts";

/** Returns the name of a term's APR figure: `sampleApr1Year`, `sampleApr5Years`. */
const aprName = (years: number) => `sampleApr${years}Year${years === 1 ? "" : "s"}`;

const sampleRows = rates
  .map(
    ({ years, annualRate }) =>
      `<tr><th scope="row">${years} year, fixed</th><td>${annualRate.toFixed(2)}%</td><td>{${aprName(years)}}</td></tr>`,
  )
  .join("\n");

export const mortgageRates2025: PostSource = {
  slug: "mortgage-rates-2025",
  title: "Mortgage Rates in 2025: What Moved Them and How to Choose a Term",
  excerpt:
    "Four cuts by the Bank of Canada, fixed rates that hardly followed, and a way to choose a term that does not depend on guessing.",
  author: "hannah-lindqvist",
  date: "2025-11-05",
  category: "Mortgage Basics",
  metaTitle: "Mortgage Rates in 2025: What Moved and How to Choose a Term",
  metaDescription:
    "Mortgage rates in 2025, looked back on from November: the Bank of Canada's cuts, why fixed rates lagged, and how to choose a term. A dated record.",
  focusKeyword: "mortgage rates in 2025",
  cover: "posts/mortgage-rates-2025.svg",
  content: `
<p><strong>Please read the date.</strong> This article about mortgage rates in 2025 was written on November 5 of that year. What it says about the market was true then; <a href="/rates">today's rates</a> have a page of their own. What it says about how rates work, and how to choose between them, lasts longer.</p>

<h2>What the Bank of Canada did</h2>
<p>The Bank of Canada sets its policy rate on eight dates a year. It began 2025 at 3.25% and cut four times by the end of October.</p>
<table>
<caption>Bank of Canada policy rate, decisions that changed it, January to October 2025</caption>
<thead><tr><th scope="col">Announced</th><th scope="col">Policy rate after</th></tr></thead>
<tbody>
<tr><th scope="row">January 29, 2025</th><td>3.00%</td></tr>
<tr><th scope="row">March 12, 2025</th><td>2.75%</td></tr>
<tr><th scope="row">September 17, 2025</th><td>2.50%</td></tr>
<tr><th scope="row">October 29, 2025</th><td>2.25%</td></tr>
</tbody>
</table>
<p>Between March and September it held three times, because trade with the United States was uncertain in both directions: bad for growth, and possibly bad for prices.</p>

<h2>Why fixed rates did not fall with it</h2>
<p>This was the question of the year. People in Barrie and Orillia read that rates were cut, called about a five-year fixed, and heard nearly the same figure as in spring. The two kinds of mortgage hang from different hooks.</p>
<ul>
<li><strong>Variable rates follow the prime rate</strong>, which banks move within a day of the policy rate. Each cut in the table reached variable and adjustable mortgages almost at once.</li>
<li><strong>Fixed rates follow Government of Canada bond yields</strong> of the same length, plus the lender's costs and margin. Bond buyers look ahead. By the time a cut is announced it has usually been in the yield for weeks, and worries about inflation or government borrowing can push yields up on the very same day.</li>
</ul>
<p>The lesson is general: a headline about the Bank of Canada tells you about variable rates. For fixed rates, watch the five-year bond.</p>

<h2>Why two people get different rates on the same day</h2>
<p>Lenders price risk and the cost of their own funding. From the lowest rate to the highest, roughly:</p>
<ol>
<li>An insured purchase with less than {conventionalDownPaymentPercent} down. The insurer carries the risk, so the rate is lowest, but you paid a premium for that.</li>
<li>A purchase or switch that could be insured by the lender behind the scenes.</li>
<li>A conventional mortgage with {conventionalDownPaymentPercent} or more down and a longer amortization, or a refinance.</li>
<li>A rental, commonly ${publishedFigures.rentalRatePremium} more.</li>
<li>Alternative lending, for credit or income that does not fit the usual tests.</li>
</ol>
<p>This is why an advertised rate often is not yours. Ask three things of any quote: which of these kinds is it for, how long is it held, and what does it cost to leave?</p>

<h2>Our sample rates</h2>
<p>These are the samples this site shows at the moment you read it, not those of the day the article was written. They vary by province and change without notice, and every mortgage is subject to approval. The APR counts the fees of the example <a href="/resources">beside our sample rates</a>.</p>
<table>
<caption>Sample fixed rates of ${ratesDayInWords}, shown on this site</caption>
<thead><tr><th scope="col">Term</th><th scope="col">Sample rate</th><th scope="col">APR</th></tr></thead>
<tbody>
${sampleRows}
</tbody>
</table>

<h2>Choosing a term without guessing</h2>
<p>No one we know forecasts rates well for five years, and that includes us. Four questions about you do better than any forecast.</p>
<h3>How long will you keep this mortgage?</h3>
<p>If you may sell, separate, move for work or want to borrow more within the term, the charge for leaving matters as much as the rate. A variable mortgage normally costs three months' interest to leave. A fixed one costs the greater of that and an interest rate differential, which can be several times as much. A three-year term that fits your plans beats a five-year term that you have to break.</p>
<h3>What would a higher payment do to you?</h3>
<p>Take the payment you are considering and recalculate it two percentage points higher in the <a href="/resources/payment-calculator">payment calculator</a>. If that month would be tight but possible, a variable rate is open to you. If it would mean missing something important, buy the certainty and do not look back.</p>
<h3>Adjustable or variable?</h3>
<p>They are often confused. With an adjustable mortgage the payment moves when prime moves. With the other kind the payment stays put and the share that goes to interest changes; if prime rises far enough, the payment no longer covers the interest and the lender will ask for more. Find out which one you are being offered.</p>
<h3>What else comes with it?</h3>
<p>Prepayment room, portability, the way the lender calculates its charges and whether it registers a collateral charge are all part of the price. A difference of a few hundredths of a point is small beside a charge worked out from posted rates.</p>

<h2>If you bought at the bottom and renew now</h2>
<p>Many mortgages taken in 2020 and 2021 come due in 2025 and 2026 at roughly double the rate they started with. Three practical steps:</p>
<ul>
<li><strong>Start ${publishedFigures.renewalLeadTime} before the renewal date.</strong> Rate holds commonly run ${publishedFigures.rateHold}, so you can lock one in and still take a lower one.</li>
<li><strong>Do not sign the first letter.</strong> Since November 21, 2024, the federal regulator no longer prescribes the stress test for a straight switch of an uninsured mortgage to another federally regulated lender, as long as neither the balance nor the remaining amortization grows. That gives you a real alternative to compare with.</li>
<li><strong>If the payment is too high,</strong> ask what a longer amortization would do and what it would cost in total. That is a refinance, with its own tests and fees, so run the <a href="/resources/refinance-calculator">refinance calculator</a> first.</li>
</ul>

<h2>What to do with an old article</h2>
<p>Keep the questions and drop the figures. When you are within six months of a purchase or a renewal, <a href="/contact">ask us for today's rates</a> for your kind of mortgage. We will send the rate, the hold, the charge for leaving and at least one alternative, so that you can see what you would be giving up.</p>
`,
};
