import type { EmbedPage } from "@mortgage-kit/content";

/** Returns the page on which site owners configure the tag that embeds a calculator. */
export function embedPageOf(): EmbedPage {
  return {
    title: "Calculators For Your Site",
    description:
      "Show our seven mortgage calculators on a page of yours, in English or French. They run in your visitors' browsers, set no cookie and send nothing.",
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
      province: "Province",
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
  };
}
