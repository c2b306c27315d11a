import type { EachBuyerFacts, OwnedFacts } from "../insight/eachBuyer.ts";
import type { FactNameOf, FactWords } from "./FactWords.ts";

export const ownedEnglish: Readonly<Record<FactNameOf<OwnedFacts>, FactWords>> = {
  buyerCount: {
    ask: "Buyers to describe",
    hint: "Each law looks at every buyer, and a couple's relief depends on their shares.",
    options: {
      together: "One answer for all",
      1: "1 buyer",
      2: "2 buyers",
      3: "3 buyers",
      4: "4 buyers",
    },
    condition: (count, value) =>
      value === "2"
        ? "another borrower has never owned a home"
        : value === "together"
          ? "each answer is for every buyer"
          : `there are answers for ${count}`,
  },
  owned: {
    ask: "Ever owned a home, or a share of one?",
    options: {
      never: "Never, anywhere",
      earlier: "Yes, but lived in none this year or the 4 before",
      separated: "Yes, with a partner left 90 days ago or more",
      recently: "Yes",
    },
    condition: {
      never: "{buyer} has never owned a home",
      earlier: "{buyer} has lived in no home of their own for four years",
      separated: "{buyer} has left the partner with whom a home was owned",
      recently: "{buyer} has owned a home",
    },
  },
  monthsApart: {
    ask: "Months since that separation began",
    hint: "Insurers count one that began this year or in the four before, at least 90 days ago.",
    condition: (months) => `{buyer} has been apart for ${months}`,
  },
  ownedInCanada: {
    ask: "Was one of those homes in Canada?",
    hint: "Insurers and the prohibition on buyers from abroad count only homes in Canada.",
    condition: {
      true: "{buyer} has owned a home in Canada",
      false: "{buyer} has owned homes only outside Canada",
    },
  },
};

export const eachBuyerEnglish: Readonly<Record<FactNameOf<EachBuyerFacts>, FactWords>> = {
  ...ownedEnglish,
  ownedResidence: {
    ask: "Was one of those homes a principal residence?",
    hint: "Anywhere in the world. The province counts only homes that their owner lived in.",
    condition: {
      true: "{buyer} has owned a principal residence",
      false: "{buyer} has owned no principal residence",
    },
  },
  hadRelief: {
    ask: "Ever had the province's relief for first-time buyers?",
    condition: {
      true: "{buyer} has had the province's relief before",
      false: "{buyer} has not had the province's relief before",
    },
  },
  status: {
    ask: "Status in Canada of a buyer from abroad",
    hint: "With some, the federal prohibition does not apply.",
    options: {
      none: "None of these",
      nominee: "Nominated by the province",
      spouse: "Spouse or partner of a buyer allowed to buy",
      worker: "Work permit",
      student: "Student",
      "protected-person": "Refugee or protected person",
      "refugee-claimant": "Refugee claimant",
      diplomat: "Diplomat or their family",
      "safe-haven": "Temporary resident fleeing a crisis",
    },
    condition: {
      none: "{buyer} has no status that is excepted",
      nominee: "the province has nominated {buyer}",
      spouse: "{buyer} buys with a spouse or partner who is allowed to buy",
      worker: "{buyer} has a work permit",
      student: "{buyer} is a student",
      "protected-person": "{buyer} is a refugee or protected person",
      "refugee-claimant": "{buyer} claims refugee protection",
      diplomat: "{buyer} is a diplomat or in a diplomat's family",
      "safe-haven": "{buyer} is a temporary resident fleeing a crisis",
    },
  },
  mayWork: {
    ask: "Allowed to work in Canada?",
    hint: "With a work permit, for example. Insurers ask for it below 20% down.",
    condition: {
      true: "{buyer} may work in Canada",
      false: "{buyer} may not work in Canada",
    },
  },
  livedInSpouseHome: {
    ask: "Lived in a home of the present spouse, this year or in the 4 before?",
    hint: "Then the federal rebate for first-time buyers of new homes does not apply.",
    condition: {
      true: "{buyer} has lived in a home of the present spouse",
      false: "{buyer} has lived in no home of the present spouse",
    },
  },
  permitMonths: {
    ask: "Months left on the work permit at the purchase",
    hint: "With six or more, the federal prohibition allows a first home in Canada.",
    condition: (months) => `{buyer}'s work permit has ${months} left`,
  },
  studentMeets: {
    ask: "Taxes filed and 244 days in Canada in each of the 5 years before?",
    condition: {
      true: "{buyer} filed taxes and stayed in Canada for five years",
      false: "{buyer} has not filed taxes and stayed in Canada for five years",
    },
  },
  spouseOwned: {
    ask: "Has their spouse owned a home while they were together?",
    hint: "Choose No if there is no spouse.",
    condition: {
      true: "{buyer}'s spouse has owned a home",
      false: "no spouse of {buyer} has owned a home",
    },
  },
  citizen: {
    ask: "Citizen or permanent resident?",
    options: { yes: "Yes", no: "No" },
    condition: {
      yes: "{buyer} is a citizen or permanent resident",
      no: "{buyer} is neither a citizen nor a permanent resident",
    },
  },
  ofAge: {
    ask: "18 or older?",
    condition: {
      true: "{buyer} is 18 or older",
      false: "{buyer} is younger than 18",
    },
  },
  months: {
    ask: "Months lived in the province up to now",
    condition: (months) => `{buyer} has lived in the province for ${months}`,
  },
  share: {
    ask: "Share of the home",
    unknown: "an equal part",
    condition: (share) => `{buyer} takes ${share} of the home`,
  },
};
