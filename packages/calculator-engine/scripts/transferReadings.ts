const novaScotiaTax = {
  quote:
    "The PDTT is a 5% tax levied on the purchase price or the assessed value of property (whichever is greater).",
};
const peiIncrease = {
  quote:
    "increase its real property transfer tax rate to 2% for all transfers valued at $1 million or more",
};
const feesNotFound = {
  unread:
    "The Minister's order on fees was not found; the amounts are those that third parties report.",
};
const torontoRates = { quote: "Rates as of April 1, 2026" };
const reported = { unread: "Read only as a third party reports it." };
const quebecAct = { quote: "which does not exceed $58,900: 0.5%" };
const terrasseVaudreuil = { quote: "De 51 700 à 52 800 $", readOn: "2026-11-22" };
const quebecCity = {
  quote:
    "2,5 % pour la tranche ... qui excède 500 000 $ sans excéder 750 000 $, et à 3 % pour la tranche ... qui excède 750 000 $",
};
const quebecCityBefore =
  "fixé à 2 % pour la tranche de la base d’imposition qui excède 500 000 $ sans excéder 1 000 000 $, à 2,5 % pour la tranche de la base d’imposition qui excède 1 000 000 $ sans excéder 2 000 000 $, et à 3 % pour la tranche de la base d’imposition qui excède 2 000 000 $";
const albertaLevy =
  "The levy increases the sliding scale from $2 per $5,000 dollars of property value and $1.50 per $5,000 of value for mortgages, to $5 per $5,000 of value for both transfers of land and mortgage registrations.";
const saskatchewanIncrease = { quote: "increases from .3% of value to .4% of value" };
const ontarioSpeculation = {
  quote:
    "25 per cent in respect of conveyances of land tendered for registration after October 24, 2022",
  readOn: "2026-11-22",
};
const ontarioRefund =
  "Ontario will help more people purchase their first home through a proposal to double the maximum Land Transfer Tax refund for eligible first-time homebuyers to $4,000.";
const bcNewHomes = {
  quote:
    "property transfer tax will be waived on new homes worth up to $1.1 million, an increase from the previous $750,000",
};

/** Readings of the sources about transfers, new homes and ownership, by the rule's id. */
export const transferReadings = {
  "transfer-tax-nb": [
    "providing for an increase in the real property transfer tax rate from 0.5% to 1%",
    "Every person who on or after June 1, 2012, tenders for registration in the Province a deed shall, before the deed is registered, pay a tax computed at the rate of 0.5% of the greater of",
    "Every person who before June 1, 2012, tenders for registration in the Province a deed shall, before the deed is registered, pay a tax computed at the rate of 0.25% of the greater of",
  ],
  "transfer-tax-ns": novaScotiaTax,
  "transfer-tax-halifax": {
    quote: "Currently, Halifax applies a flat 1.5% rate across all property values.",
    readOn: "2026-11-22",
  },
  "transfer-tax-pe": [
    peiIncrease,
    "pay a tax computed at the rate of 1% of the greater of the sale price or the assessed value of the real property",
  ],
  "transfer-tax-nl": feesNotFound,
  "transfer-tax-on": [
    "amounts exceeding $2,000,000, where the land contains one or two single family residences: 2.5%",
    { quote: "The tax rate has not changed since June 1, 1989." },
  ],
  "transfer-tax-toronto": [
    torontoRates,
    "graduated Municipal Land Transfer Tax rates effective for all transactions registered or upon which Municipal Land Transfer Tax otherwise becomes payable on or after January 1, 2024",
    { quote: "March 1, 2017 to December 31, 2023 MLTT Rates" },
    reported,
  ],
  "transfer-tax-qc": [
    "Tranche d'imposition de 62 901 $ à 315 000 $",
    { quote: "de 58 900 $ à 61 500 $", readOn: "2026-11-22" },
    quebecAct,
    {
      quote: "0,5% sur la tranche de la base d'imposition qui n'excède pas 55 200$",
      readOn: "2026-11-22",
    },
    {
      quote: "0,5% sur la tranche de la base d'imposition qui n'excède pas 53 200$",
      readOn: "2026-11-22",
    },
    terrasseVaudreuil,
    terrasseVaudreuil,
  ],
  "transfer-tax-montreal": [reported, reported, reported, reported, reported],
  "transfer-tax-quebec-city": [quebecCity, quebecCity, quebecCityBefore, quebecCityBefore],
  "transfer-tax-bc": [
    "if the property is residential, a further 2% on the portion of the fair market value greater than $3,000,000 (effective February 21, 2018)",
    reported,
    "$500,000.00 $0 $8,000.00",
    reported,
  ],
  "transfer-tax-ab": [albertaLevy, albertaLevy],
  "transfer-tax-sk": [saskatchewanIncrease, saskatchewanIncrease],
  "transfer-tax-mb": ["On amounts in excess of $200,000 2.0%", reported],
  "municipal-rate-ns":
    "the rate of the deed transfer tax shall not exceed one and one-half percent of the value of the property transferred",
  "municipal-rate-qc": quebecAct,
  "non-resident-tax-on": [
    ontarioSpeculation,
    ontarioSpeculation,
    {
      quote:
        "Transitional provisions allow for the rules in effect at the time an agreement was entered into to apply rather than rules in effect at the time the real estate transaction closes.",
      readOn: "2026-11-22",
    },
  ],
  "non-resident-tax-toronto": torontoRates,
  "non-resident-tax-bc": [
    "if a rate of tax is prescribed for the purposes of this subsection, the amount determined by multiplying the prescribed rate by the taxable amount",
    "unless paragraph (b) of this subsection applies, 15% of the taxable amount",
  ],
  "non-resident-tax-ns": [
    "amend the Non-Resident Deed Transfer Tax Act to increase the deed transfer tax for non-Nova Scotian residents buying residential property in Nova Scotia to 10 per cent",
    novaScotiaTax,
    novaScotiaTax,
  ],
  "purchase-prohibition": [
    "they have 183 days or more of validity remaining on their work permit or work authorization on the date of purchase",
    "they worked in Canada for a minimum period of three years within the four years preceding",
  ],
  "first-time-test-on": [
    "Si vous avez déjà été propriétaire d'un logement, vous n'êtes pas admissible au remboursement des droits de cession immobilière pour les acheteurs d'un premier logement.",
    "Dans le cas des conventions de vente conclues après le 13 décembre 2007, le remboursement s'applique à tous les logements, neufs",
  ],
  "first-time-test-toronto": [
    "the purchaser is a Canadian citizen or permanent resident of Canada",
    "the purchaser cannot have previously owned a home, or had any ownership interest in a home, anywhere in the world, at any time",
  ],
  "first-time-test-bc": [
    "Have never owned a registered interest in a property that was your principal residence anywhere in the world at any time",
    reported,
  ],
  "first-time-test-pe":
    "Has not previously held a registered interest in real property in any jurisdiction that constituted the individual’s principal residence",
  "first-time-test-gst":
    "the particular individual is 18 years of age or older at the particular time",
  "first-time-test-savings": { quote: "$8,000 + D − (E − F)" },
  "first-time-relief-on": [ontarioRefund, ontarioRefund],
  "first-time-relief-toronto": [
    "on or after March 1, 2017, and a rebate of up to $4,475.00",
    "prior to March 1, 2017, and a rebate of up to $3,725.00",
  ],
  "first-time-relief-bc": [
    { quote: "Over $500,000 but no more than $835,000, the exemption amount is $8,000" },
    "If you purchase the home before April 1, 2024, to receive the full exemption, the fair market value must be $500,000 or less.",
    "$475,000.00 $7,500.00 $0.00",
    reported,
  ],
  "first-time-relief-pe": [peiIncrease, { quote: "waives the 1% Real Property Transfer Tax" }],
  "newly-built-relief-bc": [bcNewHomes, bcNewHomes],
  "separation-relief-on": [
    {
      quote:
        "the conveyance is in compliance with the terms of a written agreement pursuant to which the parties have agreed to live separate and apart",
      readOn: "2026-11-28",
    },
  ],
  "separation-relief-toronto": [
    {
      quote: "has its own exemption for marriage breakdown transfers as well",
      readOn: "2026-11-28",
    },
  ],
  "separation-relief-bc": {
    quote:
      "a transferee who is a spouse or former spouse of the transferor and the transfer is made pursuant to a written separation agreement or a court order under the Family Law Act",
    readOn: "2026-11-29",
  },
  "separation-relief-qc": {
    quote:
      "within 12 months after the date on which they began to live apart because of the breakdown of their union",
    readOn: "2026-11-29",
  },
  "separation-relief-pe": {
    quote:
      "The transfer must be made pursuant to a written separation agreement or a court order, made under the Family Law Act.",
    readOn: "2026-11-29",
  },
  "mortgage-registration-ab": [albertaLevy, albertaLevy],
  "mortgage-registration-sk": [saskatchewanIncrease, saskatchewanIncrease],
  "mortgage-registration-nl": feesNotFound,
  "gst-rebate-first-time":
    "the agreement of purchase and sale referred to in paragraph (2)(b) is entered into after March 19, 2025 and before 2031",
  "gst-rebate-new-housing":
    "an amount equal to the lesser of $6,300 and 36% of the total tax paid by the particular individual",
  "hst-rebate-new-housing-on":
    "the amount of a rebate in respect of the complex under that subsection is equal to the lesser of $24,000 and the amount determined by the formula",
  "hst-relief-first-time-on":
    "the lesser of $80,000 and the total of all tax under subsection 165(2) of the Act paid in respect of the supply of the residential complex",
  "hst-relief-new-homes-on":
    "is entered into between the builder and the individual after March 2026 and before April 2027",
  "hst-relief-federal-part-on": {
    unread:
      "Of O. Reg. 196/26 only the opening was read: it adds to the rebates of SOR/2010-151, s. 41(2.01), and a supplier may credit it. The amounts are those of the announcement, as reported.",
  },
  "new-home-sales-tax": [
    "the prescribed rate for Nova Scotia is 9%; a tax in respect of the supply calculated at the rate of 9.975%",
    "the prescribed rate for Nova Scotia is 10%; a tax in respect of the supply calculated at the rate of 9.975%",
  ],
  "qst-rebate-new-housing-qc":
    "more than $200,000: $9,975 × ([$300,000 - purchase price] ÷ $100,000)",
  "hst-rebate-first-time-ns": [
    "Nova Scotia's First-Time Home Buyers Rebate is a rebate equivalent to 18.75 per cent of the provincial portion of the HST",
    "to a maximum of $3,000 per home where the agreement of purchase and sale is entered into on or after April 1, 2012",
    "A maximum of $1,500 per home applies for agreements of purchase and sale entered into before April 1, 2012.",
  ],
  "first-time-test-ns":
    "the home owners and relations that will occupy the newly constructed home all qualify as a first time home buyer",
  "vacant-home-tax-toronto": [
    "As was announced last year, the Vacant Home Tax has increased from 1% to 3% of a property’s assessed value for the 2024 taxation year.",
    "City Council approve the implementation of a Vacant Home Tax of one percent tax of the current value assessment of the residential property on which the vacant unit is located, effective for the 2022 taxation year",
  ],
  "speculation-vacancy-tax-bc": [
    "It is also increasing the Speculation and Vacancy Tax rate for the 2027 tax year from 3% to 4%.",
    "The rate for foreign owners and untaxed worldwide owners rises to 3% of their home's value from 2%, and to 1% from 0.5% for Canadian citizens and permanent residents.",
    "0.5% for Canadian citizens or permanent residents of Canada who are not untaxed worldwide earners",
    "0.5% of the property’s assessed value for all properties subject to the tax",
  ],
  "underused-housing-tax":
    "No tax is payable under subsection 6(3) by a person in respect of a residential property for 2025 and subsequent calendar years.",
  "home-flipping-tax-bc":
    "The BC home flipping tax applies to the profit you earn from selling a property in British Columbia (including presale contracts) if you owned the property for less than 730 days.",
};
