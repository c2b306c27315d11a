interface EmbedHint {
  readonly name: string;
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: string };
}

const hints: readonly EmbedHint[] = [
  {
    name: "WordPress",
    text: "Upload our plugin under Plugins, Add New, and add its block. Or paste the snippet into a Custom HTML block. Sites on WordPress.com without plugins take the frame.",
    link: {
      text: "Download the WordPress plugin",
      href: "/embed/mortgage-calculator-embed.zip",
    },
  },
  {
    name: "Squarespace",
    text: "Add a Code block, choose HTML and paste the snippet. Where scripts are not part of your plan, use the frame.",
  },
  {
    name: "Wix",
    text: "Add Embed Code, then Embed HTML, and paste the snippet. Wix puts it in a frame of its own: set its height by hand.",
  },
  {
    name: "A Strict Policy",
    text: "Tick the box for it above: the snippet then has no inline style, and you get what to add to your policy and your style sheet. No connection and no font is needed.",
  },
];

/** Texts of the page on which site owners configure the tag that embeds a calculator, in English only. */
export const embedPage = {
  title: "Our Calculators On Your Site",
  description:
    "One tag puts a mortgage calculator on any page, in English or French. It runs in the visitor's browser: no cookie, no account, no link back, and nothing that is typed leaves the page.",
  builder: {
    title: "Put It Together",
    text: "Choose below. The preview and the snippet follow.",
    calculator: "Calculator",
    language: "Language",
    languages: { en: "English", fr: "French" },
    way: "How to add it",
    ways: {
      script: "Script, always the newest rules",
      pinned: "Script, one version with its integrity hash",
      frame: "Frame, for editors that take no scripts",
    },
    look: "Colours, fonts and corners",
    lookHint: "Leave empty what should stay as it is. Any CSS colour will do.",
    colours: {
      action: "Buttons",
      "on-action": "Words on buttons",
      surface: "Background",
      text: "Text",
      strong: "Large figures",
      link: "Links",
      progress: "Progress, charts",
    },
    pickColour: "{colour}: pick a colour",
    unknownColour: "Not a colour. Try one such as #005a9c.",
    poorContrast:
      "Hard to read: a contrast of {ratio} to 1 where {min} is needed. The original colour is used instead.",
    font: "Font of the text",
    headingFont: "Font of the headings",
    fontHint:
      "As your style sheet names it. A frame has only the fonts of the visitor's own device.",
    corner: "Corners",
    corners: { asIs: "As they are", square: "Square", round: "Round", rounder: "Very round" },
    place: "Place",
    placeHint: "Taxes and fees are counted for this place until a visitor says another.",
    province: "Province or territory",
    noProvince: "Not set",
    municipality: "Municipality with a tax of its own",
    noMunicipality: "None of these",
    nextSteps: "Next steps and people",
    apply: "Your application page",
    contact: "Your contact page",
    agents: "Who a result can be sent to",
    agentsHint: "Robin Ng <robin@brokerage.example>, with commas between several.",
    brokerage: "Name of the brokerage",
    brokerageHint:
      "Stands below the calculator and on what a visitor copies or saves, with its licence. A licensed brokerage writes its own.",
    licence: "Licence of the brokerage",
    compact: "Compact: fold away the details of a result",
    share: "Share figures: tell my page a result's figures; the visitor reads that it does",
    hasPolicy: "My site has a content security policy",
    snippet: "Your Snippet",
    policy: "Add To Your Policy",
    styleSheet: "Add To Your Style Sheet",
    copy: "Copy",
    copied: "Copied.",
    selected: "Selected. Copy it with Ctrl+C or ⌘C.",
    preview: "Preview",
    pinnedNote:
      "A pinned version stays as it is, with the rules of the day it was made. Choose the newest to have new rules come by themselves.",
  },
  hints: {
    title: "Where To Paste It",
    list: hints,
  },
  metadata: {
    title: "Mortgage Calculators for Your Site",
    description:
      "Put a Canadian mortgage calculator on your own site with one tag, in English or French. No cookie, no account, and nothing leaves the visitor's page.",
  },
};
