import type { ContentSource } from "@mortgage-kit/content";

export const resources: ContentSource["resources"] = {
  page: {
    hero: {
      title: "Mortgage Calculators",
      subtitle: "They run in your browser, keep nothing and send nothing.",
    },
    calculators: {
      title: "Calculators",
      subtitle: "Each asks a few questions and shows how it got the answer.",
      button: "Start",
    },
    furtherCalculators: {
      title: "Further Calculators",
      subtitle: "For further questions.",
      button: "Start",
    },
    embedLink: "Show these calculators on your own site",
    metadata: {
      title: "Mortgage Calculators",
      description:
        "Free mortgage calculators: affordability, payment, refinancing, rent or buy, debts and closing costs. They run in your browser alone.",
    },
  },
  calculatorPage: {
    privacy: "Worked out in your browser and nowhere else.",
    takes: "Takes about",
    needsScript: {
      title: "This calculator needs JavaScript",
      text: "It works in your browser. Turn JavaScript on and reload the page, or let us do the sums with you.",
      contactLink: "Ask us to work it out",
    },
  },
  embedPage: {
    title: "Calculators For Your Site",
    description:
      "Show our mortgage calculators on a page of yours, in English or French. They run in your visitors' browsers, set no cookie and send nothing.",
    builder: {
      title: "Make Your Snippet",
      text: "Choose what to show. Preview and snippet change with every choice.",
      calculator: "Calculator",
      language: "Language",
      languages: { en: "English", fr: "French" },
      way: "Kind of snippet",
      ways: {
        script: "Script that brings new rules by itself",
        pinned: "Script of one version, held to its integrity hash",
        frame: "Frame, where a site takes no scripts",
      },
      look: "Colours, fonts and corners",
      lookHint: "What you leave empty stays as it is. Every CSS colour works.",
      colours: {
        action: "Buttons",
        "on-action": "Text on buttons",
        surface: "Background",
        text: "Text",
        strong: "Main figures",
        link: "Links",
        progress: "Progress bar and charts",
      },
      pickColour: "{colour}: choose a colour",
      unknownColour: "This is no colour. Write one as #1d4f91.",
      poorContrast:
        "This is hard to read: the contrast is {ratio} to 1 and should be {min}. The original colour stays.",
      font: "Font of the text",
      headingFont: "Font of the headings",
      fontHint: "Named as in your style sheet. A frame shows only fonts that a visitor has.",
      corner: "Corners",
      corners: { asIs: "As designed", square: "Square", round: "Rounded", rounder: "Very rounded" },
      place: "Place",
      placeHint: "Taxes and fees are counted for this place until a visitor says another.",
      province: "Province or territory",
      noProvince: "Not set",
      municipality: "Municipality with a tax of its own",
      noMunicipality: "None of these",
      nextSteps: "What a result leads to",
      apply: "Address of your application page",
      contact: "Address of your contact page",
      agents: "People a result can be sent to",
      agentsHint: "Robin Ng <robin@brokerage.example>; put commas between people.",
      brokerage: "Name of your brokerage",
      brokerageHint: "It stands on what visitors copy or save, with its licence.",
      licence: "Licence of your brokerage",
      compact: "Compact: details of a result start folded",
      share: "Share figures: my page learns a result's figures, and visitors read that it does",
      hasPolicy: "My site sends a content security policy",
      snippet: "Snippet",
      policy: "For your policy",
      styleSheet: "For your style sheet",
      copy: "Copy",
      copied: "Copied.",
      selected: "Selected: copy it with Ctrl+C or ⌘C.",
      preview: "Preview",
      pinnedNote:
        "A fixed version keeps the rules of its day. Take the other script if rules should follow the law by themselves.",
    },
    hints: {
      title: "Where It Goes",
      list: [
        {
          name: "WordPress",
          text: "Install our block plugin, or paste the snippet into a Custom HTML block. Plans without plugins take the frame.",
          link: { text: "Download the plugin", href: "/embed/mortgage-calculator-embed.zip" },
        },
        {
          name: "Other site builders",
          text: "Paste the snippet into a block for code or HTML. If yours removes scripts, choose the frame.",
        },
        {
          name: "A content security policy",
          text: "Tick its box above. The snippet then has no inline style, and two more boxes say what to add to policy and style sheet.",
        },
      ],
    },
    metadata: {
      title: "Calculators For Your Site",
      description:
        "Put our mortgage calculators on your own site with one tag, in English or French. They set no cookie, and nothing typed leaves the page.",
    },
  },
  calculatorCards: [
    {
      id: "affordability",
      title: "What Can I Afford?",
      description: "From your income, debts and savings to a price you can shop in.",
      estimatedTime: "3-5 min",
      icon: "home",
      colour: "water",
      metadata: {
        title: "Affordability Calculator",
        description:
          "Enter income, debts, savings and a rate, and see the price of a home that you could afford. It runs in your browser and sends nothing.",
      },
    },
    {
      id: "payment",
      title: "Mortgage Payment",
      description: "What a mortgage costs each month and in all, with its interest.",
      estimatedTime: "2-3 min",
      icon: "calculator",
      colour: "land",
      metadata: {
        title: "Payment Calculator",
        description:
          "See the payment, all the interest and the balance over time for any amount, rate and length of mortgage. It runs in your browser.",
      },
    },
    {
      id: "refinance",
      title: "Should I Refinance?",
      description: "Sets the saving of a new rate against what the change costs.",
      estimatedTime: "4-6 min",
      icon: "refresh",
      colour: "shallow",
      metadata: {
        title: "Refinance Calculator",
        description:
          "Compare your mortgage with a new rate: what you save each month, what the change costs and when it has paid for itself.",
      },
    },
    {
      id: "rent-vs-buy",
      title: "Rent Or Buy",
      description: "What renting and owning cost over the years that you plan to stay.",
      estimatedTime: "5-7 min",
      icon: "scale",
      colour: "deep",
      metadata: {
        title: "Rent Or Buy Calculator",
        description:
          "Compare the full cost of renting and of owning over the years that you plan to stay, with taxes, upkeep and growth in value.",
      },
    },
    {
      id: "debt-consolidation",
      title: "Debts In One Payment",
      description: "Your cards and loans as one payment at a mortgage rate.",
      estimatedTime: "4-5 min",
      icon: "coins",
      colour: "land",
      metadata: {
        title: "Debt Consolidation Calculator",
        description:
          "Add your cards and loans and see one payment at a mortgage rate: what it frees each month and what it costs in the long run.",
      },
    },
    {
      id: "closing-fees",
      title: "Closing Costs",
      description: "The cash that you need on closing day, for ten provinces.",
      estimatedTime: "2-3 min",
      icon: "receipt",
      colour: "water",
      metadata: {
        title: "Closing Cost Calculator",
        description:
          "Estimate the cash that you need on closing day: down payment, transfer tax, legal fees, inspection and insurance, by province.",
      },
    },
  ],
  furtherCalculators: [
    {
      id: "renewal",
      title: "Renewal Check",
      description: "Your lender's renewal offer beside others, with fees and cash back counted.",
      estimatedTime: "3-5 min",
      icon: "calendar",
      colour: "deep",
      metadata: {
        title: "Renewal Calculator",
        description:
          "Stay with your lender at renewal or switch? Compare what each offer costs in interest and fees, and see when a switch has paid for itself.",
      },
    },
  ],
};
