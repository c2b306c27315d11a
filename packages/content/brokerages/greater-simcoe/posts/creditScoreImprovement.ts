import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const creditScoreImprovement: PostSource = {
  slug: "credit-score-improvement",
  title: "Credit Score Improvement Before a Mortgage: What Moves, and When",
  excerpt:
    "What lenders read in your report, which changes show up within weeks, which take years, and a six-month plan.",
  author: "priya-raman",
  date: "2025-01-08",
  category: "Credit & Finance",
  metaTitle: "Credit Score Improvement Before a Mortgage: A Real Plan",
  metaDescription:
    "Credit score improvement for mortgage applicants: what lenders read, what moves within weeks, what takes years, how to correct errors, and a six-month plan.",
  focusKeyword: "credit score improvement",
  cover: "posts/credit-score-improvement.svg",
  content: `
<p>Credit score improvement is mostly a matter of timing. Some things move your score within weeks, some within months, and a few only with years. If you know which is which, you can spend the time before a mortgage application on what will actually count.</p>

<h2>What the number means to a lender</h2>
<p>Canadian scores run from ${publishedFigures.creditScoreRange}. For an ordinary mortgage, ${publishedFigures.creditScoreMinimum} is a typical minimum; a higher score opens more lenders and the lower rates. Once you are comfortably above a lender's line, a few points more do nothing. So the question is not how high the score can go. It is which side of the line you are on, and by how much.</p>
<p>Two bureaus keep reports in Canada, Equifax and TransUnion. They do not always hold the same facts, and the score in a banking app is often not the one a lender sees. The report underneath matters more than the number: a person reads it, and asks about what it shows.</p>

<h2>What goes into it</h2>
<p>The exact formulas are private. In order of weight, they look at:</p>
<ol>
<li><strong>Payment history.</strong> Whether you paid at least the minimum, on time, every time. One payment 30 days late can hurt for years.</li>
<li><strong>Use of limits.</strong> How much of your available revolving credit is in use on the day the statement is reported.</li>
<li><strong>Age.</strong> How long you have had credit.</li>
<li><strong>New applications.</strong> Several in a short time look like trouble.</li>
<li><strong>Mix.</strong> A card and a loan tell more than either alone. It weighs least, so do not borrow for it.</li>
</ol>
<p>Income is not in it. Neither is your savings balance, your rent (unless it is reported for you) or looking at your own report, which never costs points.</p>

<h2>What moves, and when</h2>
<table>
<caption>Common changes and when you can expect to see them</caption>
<thead><tr><th scope="col">Change</th><th scope="col">Shows up</th><th scope="col">Effect</th></tr></thead>
<tbody>
<tr><th scope="row">Pay cards well below their limits</th><td>One or two statements</td><td>Often the largest quick gain</td></tr>
<tr><th scope="row">Correct an error in the report</th><td>About a month</td><td>From nothing to very large</td></tr>
<tr><th scope="row">Bring a late account up to date</th><td>One or two statements</td><td>Stops the damage; the mark stays</td></tr>
<tr><th scope="row">A year with no late payments</th><td>Gradually</td><td>Steady, and lenders notice the pattern</td></tr>
<tr><th scope="row">A collection is paid</th><td>One to two months</td><td>Small on the score; often required by the lender</td></tr>
<tr><th scope="row">Negative items age off</th><td>About six years in most cases</td><td>Large</td></tr>
</tbody>
</table>

<h2>Three quick gains that work</h2>
<h3>Pay before the statement date, not the due date</h3>
<p>The balance on the statement is usually what is reported. Someone who charges everything and pays in full every month can still look as though the card were nearly full. Pay it down a few days before the statement closes. Staying under about a third of each limit is a good aim; lower is better.</p>
<h3>Ask for errors to be corrected</h3>
<p>Look for accounts that are not yours, payments marked late that were not, debts that were paid and still show a balance, and old addresses that mix you up with a relative. File the dispute with the bureau and the lender who reported it, attach proof, and do it with both bureaus. It is free. Nobody can do more for a fee than you can do yourself.</p>
<h3>Keep the old card</h3>
<p>Closing a card removes its limit, so the rest of your balances look larger, and over time you lose its age. If there is no annual fee, keep it and put one small subscription on it.</p>

<h2>Debt counts twice</h2>
<p>A card balance lowers your score and takes up room in the income test. A lender counts at least {cardBalanceCountedPercent} of the balance as a monthly payment, and on an insured mortgage all housing costs and debts together may take {tdsLimitInsured} of gross income. So paying off a card can raise the score and the mortgage you qualify for at the same time. If you have to choose, look at the card that is nearest its limit first for the score, and at the one with the highest interest first for your wallet.</p>
<p>Owners have another option: moving card balances into the mortgage. It can help the score within months, as the cards report zero. It can also cost more in total, because the debt then runs for decades. Try the <a href="/resources/debt-consolidation-calculator">debt consolidation calculator</a>, and read its answer beside the total cost, not just the payment.</p>

<h2>After a consumer proposal or bankruptcy</h2>
<p>It is not the end of owning a home. The usual path is: discharge or completion, then two pieces of new credit, often a secured card and a small loan, both paid without a single late payment for two years, and a down payment you saved yourself. After that ordinary lenders will look again. Before it, alternative lenders may say yes for a short term with more money down, at a higher rate and usually with a fee. That makes sense only with a date and a plan for leaving.</p>

<h2>New to Canada, or new to credit</h2>
<p>No history is not bad history. Open one card, use it lightly, pay it in full, and add a second after six months. Some lenders and insurers accept other proof in the meantime: twelve months of rent, phone and insurance payments, or a report from your former country. Ask for the letters early, because landlords and banks abroad take their time.</p>

<h2>A six-month plan</h2>
<ol>
<li><strong>Month 1:</strong> get both reports. Dispute errors. Put every bill on automatic minimum payment so that nothing is ever late.</li>
<li><strong>Months 1 to 3:</strong> bring each card under a third of its limit, the fullest one first.</li>
<li><strong>Month 3:</strong> check that corrections have been made. Settle small collections and keep the letters.</li>
<li><strong>Months 3 to 5:</strong> no new applications. Not for a store discount, not for a phone, not for a truck.</li>
<li><strong>Month 6:</strong> let one mortgage professional pull your report. We use that one report with several lenders, so you need not apply to each.</li>
</ol>

<h2>What can go wrong</h2>
<ul>
<li><strong>Co-signing.</strong> The whole debt is yours in the lender's eyes, and so is every late payment.</li>
<li><strong>A forgotten phone bill.</strong> Small collections after a move are the most common surprise we find. Check your old address.</li>
<li><strong>Joint accounts after a separation.</strong> An agreement between the two of you does not bind the bank. Close or refinance them.</li>
</ul>
<p>If you are not sure which side of the line you are on, <a href="/contact">ask us</a>. We will read the report with you and say plainly whether to apply now or wait, and what waiting would gain. It costs nothing, and there is no obligation.</p>
`,
};
