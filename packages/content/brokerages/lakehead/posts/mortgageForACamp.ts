import type { PostSource } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const mortgageForACamp: PostSource = {
  id: 1,
  slug: "mortgage-for-a-camp",
  title: "A Mortgage for a Camp: Five Things a Lender Wants to Know",
  excerpt:
    "Road, water, heat, land and insurance decide whether a camp can be financed. How to find out each one before the offer, and what to do when one of them is missing.",
  author: "joel-pelletier",
  date: "2026-04-14",
  category: "Places",
  metaTitle: "A Mortgage for a Camp: Road, Water, Heat, Land, Insurance",
  metaDescription:
    "Whether a lender gives a mortgage for a camp near Thunder Bay turns on five facts. How to find them out before the offer, and what to do if one is missing.",
  focusKeyword: "mortgage for a camp",
  content: `
<p>Elsewhere they say cottage. Here it is camp, and it can be anything from a winterized house on Shebandowan to four walls and a sauna at the end of a skidder trail. People ask us whether they can get a mortgage for a camp as if there were one answer. There are five questions, and every lender asks the same five.</p>

<h2>1. How do you get there in February?</h2>
<p>This comes first because it sorts the property into a drawer. A place you can drive to all year, on a road that somebody is obliged to plough, is a second home. Lenders that insure their mortgages may finance it much like a house, with {minimumDownPaymentFirstTierPercent} down on the first {minimumDownPaymentFirstTierLimit} if a member of the family lives in it part of the year. A road that closes with the snow makes it a seasonal property. Fewer lenders, more money down, often a somewhat higher rate. Boat access only, and you are mostly talking about cash or about borrowing on something else.</p>
<p>Ask for the road agreement, not for an assurance. On many camp roads an association collects a fee and hires a plough. If that is written and registered, say so on page one of the file.</p>

<h2>2. What comes out of the tap?</h2>
<p>A drilled well with a recent test is the easy answer. Lake water through a filter and an ultraviolet lamp can pass with some lenders when it is available all year. A line that is pulled up in October cannot. Have the water tested while your offer is conditional: the health unit's laboratory does the basic test, and the result takes a few days.</p>
<p>Then the other end. Ask the seller for the permit and drawing of the septic bed. If there is none, budget for an inspection, and remember that an outhouse is legal in places and financeable nowhere.</p>

<h2>3. What keeps it warm?</h2>
<ul>
<li><strong>Furnace, baseboards or heat pump.</strong> Nobody will ask twice.</li>
<li><strong>A wood stove with a second source.</strong> Fine, with a certified inspection of the stove and its chimney.</li>
<li><strong>Wood alone.</strong> Some insurers decline, and without insurance there is no mortgage. Start with the insurer, not the lender.</li>
<li><strong>Propane in an old tank.</strong> Check who owns the tank and when it was last certified. It is a small thing that has delayed more than one closing.</li>
</ul>

<h2>4. Who owns the ground?</h2>
<p>Deeded land is simple. Leased Crown land is common here and quite another matter: you buy the building, and the Crown remains the landlord. A lender wants the lease to outlast the mortgage with years to spare and to be assignable, and will lend a smaller share for a shorter time. Shared ownership, with an uncle and two cousins on title, has to be untangled first, by a lawyer and sometimes by a family dinner.</p>
<p>Look at the shore as well. On many lakes a strip along the water is a road allowance that belongs to the township. If the boathouse stands on it, the appraiser will not count the boathouse.</p>

<h2>5. Who will insure it?</h2>
<p>Insurers measure the distance to a hydrant and to a fire hall that is staffed. Beyond a certain distance the premium doubles, or the answer is no. Get a quote with the address before you waive a condition. It takes a telephone call, and it is the commonest reason we see for a camp that could not close.</p>

<h2>How much it takes</h2>
<table>
<caption>What lenders commonly ask for, by kind of camp</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Down payment</th><th scope="col">What else</th></tr></thead>
<tbody>
<tr><th scope="row">Open all year, well, furnace</th><td>From the legal minimum</td><td>Family use, insurer's consent</td></tr>
<tr><th scope="row">Seasonal road, foundation, septic</th><td>A fifth to a third</td><td>Fewer lenders, shorter list of terms</td></tr>
<tr><th scope="row">Leased land</th><td>A third or more</td><td>Lease assignable and long enough</td></tr>
<tr><th scope="row">Boat access, no septic</th><td>Cash</td><td>Or borrow on the house in town</td></tr>
</tbody>
</table>

<h2>The other way: borrow in town</h2>
<p>If your house has room, a refinance or a line of credit on it can pay for the camp outright. The most you may borrow on it is ${publishedFigures.refinanceMaximum} of its value, everything already owed included. A house worth {exampleHomeValue} that carries {exampleRefinanceBalance} leaves room for {exampleRefinanceRoom}. The rate is that of a home, the camp needs no appraisal, and nobody asks about the outhouse. Against it: you put the roof you live under behind the one you fish from, and leaving your present term early can cost {prepaymentInterestMonths} months' interest or more. The <a href="/resources/refinance-calculator">calculator for changing a mortgage</a> shows how long the change takes to pay for itself.</p>

<h2>What I would do this week</h2>
<ol>
<li>Send me the listing and the address. I know many of the roads.</li>
<li>Ring an insurer with the same address.</li>
<li>Ask the seller for four papers: road agreement, water test, septic drawing, tax bill.</li>
<li>Make the offer conditional on financing, insurance, water and septic, each by name.</li>
<li>Keep some cash. The first spring at a camp always finds something.</li>
</ol>
<p>More about how we work on these is on the page for <a href="/camps-and-waterfront">camps and waterfront</a>. If yours fits none of the rows above, <a href="/contact">tell me about it</a>. Those are the ones I like.</p>
`,
};
