import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const homeBuyingTips: PostSource = {
  slug: "home-buying-tips",
  title: "Home Buying Tips for Simcoe County, From Budget to Keys",
  excerpt:
    "Twelve tips in the order you will need them, with the local ones that national checklists leave out.",
  author: "nora-whitfield",
  date: "2025-01-29",
  category: "Home Buying Tips",
  metaTitle: "Home Buying Tips for Simcoe County, From Budget to Keys",
  metaDescription:
    "Twelve home buying tips for Barrie, Orillia, Midland, Innisfil and Collingwood: budget, offer, conditions, inspection, appraisal, insurance and closing.",
  focusKeyword: "home buying tips",
  cover: "posts/home-buying-tips.svg",
  content: `
<p>Most home buying tips are written for a condo in a big city. Here the house may have a well, a woodstove, a shared laneway or a view of Lake Simcoe that brings its own set of rules. These twelve are in the order you will need them.</p>

<h2>Before you look</h2>
<h3>1. Decide the payment first, then the price</h3>
<p>Start from a monthly figure that leaves room for your life, with property tax, heat and insurance inside it. A lender's maximum is what you may borrow under a test. It knows nothing about daycare, hockey or the drive to Toronto. Use the <a href="/resources/affordability-calculator">affordability calculator</a> for the ceiling and the <a href="/resources/payment-calculator">payment calculator</a> for the comfortable figure, and shop by the second.</p>
<h3>2. Split your cash into three</h3>
<p>Down payment, closing costs, and a first-year reserve. Closing costs usually run ${publishedFigures.closingCosts} of the price, and the <a href="/resources/closing-fees-calculator">closing fees calculator</a> lists them. The reserve is what people forget: three months of housing costs, and more for an older or rural house. If the three do not fit, the price is wrong.</p>
<h3>3. Get a pre-approval that somebody has read papers for</h3>
<p>It takes ${publishedFigures.preApprovalTime} once your documents are in, and holds a rate for ${publishedFigures.rateHold}. It also tells you early about the surprise in your credit report, while there is time to fix it.</p>

<h2>While you look</h2>
<h3>4. Add up the cost of the place, not just the price</h3>
<p>Ask for the property tax bill, a year of heating and hydro bills, and the condo's status certificate or the road association's fees. Compare two houses by what they cost each month. A house near Barrie South GO and a cheaper one forty minutes north can cost the same once there is a second car in the driveway.</p>
<h3>5. Learn the water, the waste and the road</h3>
<ul>
<li><strong>Well:</strong> ask for the well record, test the water twice for bacteria, and check how fast it refills.</li>
<li><strong>Septic:</strong> ask for the permit, have the tank pumped and inspected, and find out where the bed is before you plan a pool.</li>
<li><strong>Road:</strong> is it municipally maintained all year? If not, is there a written agreement? Many lenders ask.</li>
</ul>
<h3>6. On the shore, call the conservation authority</h3>
<p>Around Lake Simcoe, Georgian Bay and the Nottawasaga, a large part of the waterfront is regulated. A deck, a boathouse or an addition may need a permit, and an old one may never have had it. Ask with the address in hand before you offer. In Collingwood, Wasaga Beach and Tay, ask about short-term rental rules too if renting is part of your plan.</p>

<h2>When you offer</h2>
<h3>7. Keep the conditions that protect your deposit</h3>
<p>Financing, inspection, insurance, and a status certificate for a condo. A pre-approval covers you; it does not cover the house. If you must compete, make the conditions short rather than absent: three business days with everything booked beforehand often beats ten. If you do go without, call us with the address first, and know what you would do if the appraisal came in low.</p>
<h3>8. Read what stays with the house</h3>
<p>A rented water heater, a financed furnace or leased solar panels can carry a contract worth thousands, sometimes registered on title. Write into the offer that the seller pays them out, or take the payments into your budget. They count in the lender's test as well.</p>
<h3>9. Go to the inspection</h3>
<p>Walk along and ask three questions: what would you fix in the first year, what will it cost, and what could you not see? Take photographs of the shut-off valves and the panel. In older Midland and Orillia streets, ask about wiring, oil tanks and drains in particular; a camera in the drain costs little beside digging up the yard.</p>

<h2>Between the offer and the keys</h2>
<h3>10. Get insurance quotes while you can still walk away</h3>
<p>The lender will not send money without proof of home insurance. Woodstoves, old wiring, flat roofs, past water claims and distance from a fire hall can all raise the price or end the conversation. One call on day one settles it.</p>
<h3>11. Freeze your finances</h3>
<p>From application to closing: no new credit, no job change without a call to us, no large transfers, no missed payments. Lenders check again, sometimes the day before. If you are putting less than {conventionalDownPaymentPercent} down, remember that Ontario's {premiumSalesTaxOntarioPercent} tax on the insurance premium is due in cash at closing, in addition to the land transfer tax.</p>
<h3>12. Know the last ten days</h3>
<table>
<caption>What normally happens before closing</caption>
<thead><tr><th scope="col">When</th><th scope="col">What happens</th><th scope="col">You</th></tr></thead>
<tbody>
<tr><th scope="row">About ten days before</th><td>The lender sends instructions to your lawyer</td><td>Confirm that every condition is met</td></tr>
<tr><th scope="row">Five days before</th><td>The lawyer sends the final figures</td><td>Check the adjustments for tax and fuel</td></tr>
<tr><th scope="row">Two or three days before</th><td>You sign</td><td>Bring photo identification and arrange the funds</td></tr>
<tr><th scope="row">The day before</th><td>Final visit, if your offer allows one</td><td>Run taps, furnace and appliances</td></tr>
<tr><th scope="row">Closing day</th><td>Money and title change hands</td><td>Keys, usually in the afternoon; book the movers late</td></tr>
</tbody>
</table>

<h2>The mistakes we see most</h2>
<ul>
<li><strong>Spending the whole savings on the down payment.</strong> The first repair then goes on a card at card rates.</li>
<li><strong>Choosing a mortgage by the rate alone.</strong> Ask what it costs to leave, how much extra you may pay each year, and whether it can move with you. More people leave before the term is over than expect to.</li>
<li><strong>Buying before selling without a plan.</strong> Bridge financing covers the gap only when both sales are firm. Ask before you drop conditions on either one.</li>
<li><strong>Closing on a Friday before a long weekend.</strong> If anything slips, you wait in a rented truck until Tuesday. Choose a Wednesday.</li>
</ul>

<h2>One page to take along</h2>
<ol>
<li>Comfortable payment, and the price that goes with it.</li>
<li>Cash: down payment, closing, reserve.</li>
<li>Rate hold: lender, rate, expiry date.</li>
<li>Lawyer, inspector, insurance broker: names and numbers before the first viewing.</li>
<li>Conditions you will not give up.</li>
</ol>
<p>If you would like a second pair of eyes on that page, <a href="/contact">send it to us</a>. A half-hour call now is easier than a hard week later.</p>
`,
};
